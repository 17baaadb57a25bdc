/** The event that the window dispatches after each change of the visit. */
export const visitEvent = "visit";

/**
 * The `data-` attributes by which the page and the script in the head talk, from the first paint on: React, which can
 * call the script (`use-visit.ts`), comes later. Components write the attributes by {@link dataAttribute}; who reads
 * them does so as {@link VisitDataset}. The style sheet uses `failed` and `awaited`, too.
 */
interface VisitAttributes {
  /** On a button: what a tap on it does. */
  readonly visit: "add" | "cart" | "close" | "contact" | "reload";
  /** On a dialog: the names of the popups that it can show, separated by spaces. */
  readonly popup: string;
  /** On an option or a radio button of a size form: the id of its item. */
  readonly id: string;
  /** Beside `id`: how the Added popup names the item, with size and price. */
  readonly name: string;
  /** On an element into which the script writes the name of the item that was added. */
  readonly added: "";
  /** On an element into which the script writes that the popup is on its way, as long as it is. */
  readonly awaited: "";
  /** On an element into which the script writes the number of lines in the cart, until React does. */
  readonly count: "";
  /** On the document: the text for `awaited`. */
  readonly waiting: string;
  /** On the document, set by the script: scripts have failed, so the page looks as it does without them. */
  readonly failed: "";
}

/** Returns the attribute for an element that React draws: `<button {...dataAttribute("visit", "add")}>`. */
export function dataAttribute<Name extends keyof VisitAttributes>(
  name: Name,
  value: VisitAttributes[Name],
) {
  return { [`data-${name}`]: value };
}

/** The attributes as an element's `dataset` has them: `const { visit }: VisitDataset = button.dataset`. */
export type VisitDataset = Partial<Record<keyof VisitAttributes, string>>;
