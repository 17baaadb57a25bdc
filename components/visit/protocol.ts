/** The event that the window dispatches after each change of the visit. */
export const visitEvent = "visit";

declare module "react" {
  /**
   * The attributes by which the page and the script in the head talk, from the first paint on: React, which can call the
   * script (`use-visit.ts`), comes later. The style sheet uses `data-failed` and `data-awaited`, too.
   */
  interface HTMLAttributes<T> extends DOMAttributes<T> {
    /** On a button: what a tap on it does. */
    "data-visit"?: "add" | "cart" | "close" | "contact" | "reload";
    /** On a dialog: the names of the popups that it can show, separated by spaces. */
    "data-popup"?: string;
    /** On an option or a radio button of a size form: the id of its item. */
    "data-id"?: string;
    /** Beside `data-id`: how the Added popup names the item, with size and price. */
    "data-name"?: string;
    /** On an element into which the script writes the name of the item that was added. */
    "data-added"?: "";
    /** On an element into which the script writes that the popup is on its way, as long as it is. */
    "data-awaited"?: "";
    /** On an element into which the script writes the number of lines in the cart, until React does. */
    "data-count"?: "";
    /** On the document: the text for `data-awaited`. The script sets `data-failed` there when scripts have failed. */
    "data-waiting"?: string;
  }
}
