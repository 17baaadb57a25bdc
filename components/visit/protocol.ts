/** What a tap on a button does. */
export type Action = "add" | "cart" | "close" | "contact" | "reload";

/**
 * How the page and the visit talk, since one is there before the other: by `data-` attributes, which
 * components write by {@link mark}, and the visit reads as {@link Marks}. Style sheets know some of them, too.
 */
interface Protocol {
  /** On a button: what a tap on it does. */
  readonly visit: Action;
  /** On a dialog: the popups that it shows, separated by spaces. */
  readonly popup: string;
  /** On an option or a radio of a size form: the id of its item, and how the Added popup names it. */
  readonly id: string;
  readonly name: string;
  /** Where the visit writes: the item that was added, that a popup is on its way, the number of cart lines. */
  readonly added: "";
  readonly awaited: "";
  readonly count: "";
  /** On the document: what to write while a popup is on its way. */
  readonly waiting: string;
  /** On the document, by the visit: scripts fail, and the page looks as without them. */
  readonly failed: "";
}

/** The attribute for an element that React draws: `<button {...mark("visit", "add")}>`. */
export function mark<Name extends keyof Protocol>(name: Name, value: Protocol[Name]) {
  return { [`data-${name}`]: value };
}

/** What an element has in these attributes: `const { visit }: Marks = button.dataset`. */
export type Marks = Partial<Record<keyof Protocol, string>>;

/** A selector of the elements with one of them: `"[data-popup][open]" satisfies Marked`. */
export type Marked = `[data-${keyof Protocol}${"" | `~=${string}`}]${string}`;
