// A page and a worker may be of two releases: what one says, the other has to understand for ever.

/** What a page tells the service worker when it is at rest. */
export interface PageAtRest {
  /** What it was loaded from. */
  readonly document: string;
  /** Where it is now. */
  readonly path: string;
  /** The files that it has fetched. */
  readonly fetched: readonly string[];
  /** Whether the visit is not the first. */
  readonly isReturning: boolean;
}

/** What the service worker tells pages of the network: that it is away, or that it is back. */
export type NetworkNews = "away" | "back";
