/** Give a person a text, or the content of a file, as a file. */
export function save(name: string, content: string | Blob, type = "text/plain"): void {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }));
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
}
