type Role =
  | "alert"
  | "article"
  | "button"
  | "combobox"
  | "dialog"
  | "heading"
  | "link"
  | "list"
  | "listitem"
  | "navigation"
  | "textbox";

/**
 * An element, by role and name or by its text; the first one if there are several.
 */
export interface Target {
  /** If undefined, `name` is the text of a paragraph or similar element. */
  readonly role?: Role;
  /** The whole accessible name; any name if undefined. */
  readonly name?: string;
  readonly within?: Target;
}

const ofRole = (role?: Role) => (name?: string, within?: Target) => ({
  role,
  name,
  within,
});

export const article = ofRole("article");
export const button = ofRole("button");
export const combobox = ofRole("combobox");
export const dialog = ofRole("dialog");
export const heading = ofRole("heading");
export const link = ofRole("link");
export const textbox = ofRole("textbox");
export const alert = ofRole("alert");
export const navigation = ofRole("navigation");
export const words = ofRole();

/**
 * A shopper in a browser, whatever its engine and driver. Each step waits until it can be done, and
 * fails after `patience`.
 */
export interface Shopper {
  /** Goes to an address, or to a path of the shop; does not wait for scripts. */
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  /** Clicks on the centre of an element. */
  readonly tap: (target: Target) => Promise<void>;
  /** Types into a field, letter by letter, after its present text. */
  readonly type: (target: Target, text: string) => Promise<void>;
  /** Selects an option of a list by its text. */
  readonly choose: (target: Target, option: string) => Promise<void>;
  readonly press: (key: "Escape" | "Enter" | "Tab") => Promise<void>;
  readonly sees: (target: Target) => Promise<void>;
  readonly seesNoMore: (target: Target) => Promise<void>;
  readonly hasFocusOn: (target: Target) => Promise<void>;
  /** Waits until the address has this path, query and fragment. */
  readonly isAt: (path: string) => Promise<void>;
  /** The text of an element, in one line. */
  readonly read: (target: Target) => Promise<string>;
  readonly attribute: (target: Target, name: string) => Promise<string | null>;
  /** Runs a function in the page; it must not refer to anything outside of itself. */
  readonly evaluate: <Result, Argument>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>;
  /** Waits until this number of windows and tabs is open, including this one. */
  readonly hasWindows: (count: number) => Promise<void>;
  /** The shopper in the window that this one has opened. */
  readonly atNewWindow: () => Promise<Shopper>;
}

/** The order message in a chat link. */
export function messageOf(link: string | null): string {
  return new URL(link ?? "").searchParams.get("text") ?? "";
}

/** How long a step may take, in milliseconds. */
export const patience = 15_000;

/** A phone's window; CSS pixels. */
export const phone = { width: 360, height: 740 };
