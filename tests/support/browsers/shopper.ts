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
 * What a shopper sees and means, by its role and name or by its words: the first such thing, where
 * there are several.
 */
export interface Target {
  /** Without one `name` stands for the words of a paragraph or the like. */
  readonly role?: Role;
  /** The whole accessible name; any without one. */
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
 * Somebody in front of a browser, whichever engine it has and whatever drives it. Each step waits
 * until it can be done, and fails after `patience`.
 */
export interface Shopper {
  /** Goes to an address, or to a path of the shop; scripts may still be on their way. */
  readonly open: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  /** Presses the middle of what is meant by a pointer. */
  readonly tap: (target: Target) => Promise<void>;
  /** Writes into a field, letter by letter, after what stands there. */
  readonly type: (target: Target, text: string) => Promise<void>;
  /** Picks an option of a list by its words. */
  readonly choose: (target: Target, option: string) => Promise<void>;
  readonly press: (key: "Escape" | "Enter" | "Tab") => Promise<void>;
  readonly sees: (target: Target) => Promise<void>;
  readonly seesNoMore: (target: Target) => Promise<void>;
  readonly hasFocusOn: (target: Target) => Promise<void>;
  /** Waits until the address is that path, with what follows it. */
  readonly isAt: (path: string) => Promise<void>;
  /** What can be read there, in one line. */
  readonly read: (target: Target) => Promise<string>;
  readonly attribute: (target: Target, name: string) => Promise<string | null>;
  /** Runs a function in the page; it must not refer to anything outside of itself. */
  readonly evaluate: <Result, Argument>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>;
  /** Waits until so many windows and tabs are open, this one among them. */
  readonly hasWindows: (count: number) => Promise<void>;
  /** Whoever looks at the window that this one has opened. */
  readonly atNewWindow: () => Promise<Shopper>;
}

/** The words of an order in the link that sends it. */
export function messageOf(link: string | null): string {
  return new URL(link ?? "").searchParams.get("text") ?? "";
}

/** How long a step may take, in milliseconds. */
export const patience = 15_000;

/** A phone's window; CSS pixels. */
export const phone = { width: 360, height: 740 };
