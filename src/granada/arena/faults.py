"""What can be wrong with a match of bots."""

from granada.kernel.faults import Fault


class ArenaFault(Fault):
    NOT_A_MATCH = "not-a-match", "{file} is not the file of a match ({detail})"
    OTHER_MATCH = "other-match", "{file} holds a match that differs in {what}: it can only go on as it began"
    NO_RAY = "no-ray", "Ray is not installed: pip install 'granada[cluster]'"
    NO_CLUSTER = "no-cluster", "there is no Ray cluster at {address!r} ({detail})"
