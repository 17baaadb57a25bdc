// A page and a worker may be of two releases: what one says, the other has to understand for ever.

/** What a page tells the service worker when it is at rest. */
export interface PageAtRest {
  /** What it was loaded from. */
  readonly document: string;
  readonly path: string;
  /** The addresses of what it has fetched since. */
  readonly fetched: readonly string[];
}

/** What the service worker tells pages of the network: that it is away, or that it is back. */
export type NetworkNews = "away" | "back";

/** What a page asks the service worker. */
export const networkQuestion = "away?";

/** Whether an answer only says that the server is down, which counts as none. */
export const isDown = ({ status }: Response) => status >= 500;
