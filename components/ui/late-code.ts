/** Code that is fetched after the page, by a dynamic import: once, and anew after a failure. */
export interface LateCode<T> {
  /** The code, if it is here. */
  readonly loaded: () => T | undefined;
  /** @throws what the framework throws for a script that cannot be fetched */
  readonly load: () => Promise<T>;
}

/** @param fetchCode a dynamic `import()`, in place, so that the bundler sees it */
export function lateCode<T>(fetchCode: () => Promise<T>): LateCode<T> {
  let loaded: T | undefined;
  return { loaded: () => loaded, load: async () => (loaded = await fetchCode()) };
}
