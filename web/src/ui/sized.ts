/** The inner size of an element, now and whenever it changes. It is asked for when the browser has measured the page anyway;
 * asked for earlier, it would have to measure the page once more.
 *
 *     <div {@attach sized((width, height) => …)}>
 */
import type { Attachment } from "svelte/attachments";

export const sized =
    (tell: (width: number, height: number) => void): Attachment<Element> =>
    (element) => {
        const observer = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight));
        observer.observe(element, { box: "border-box" });
        return () => observer.disconnect();
    };
