from tests.running import data_folder, granada, kept

__all__ = ["data_folder", "granada", "kept"]
