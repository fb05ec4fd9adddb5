/** The height of letters in pixels, 1rem, on this screen and as it was chosen. The application keeps it: to ask for it while a
 * page is being drawn would have the browser work out all styles at once. */
class Letter {
    height = $state(16);

    readonly look = (): void => {
        this.height = parseFloat(getComputedStyle(document.documentElement).fontSize);
    };
}

export const letter = new Letter();
