/** Code that is fetched after the page: once, and anew after a failure. */
export interface LateCode<T> {
  /** The code, if it is here. */
  readonly loaded: () => T | undefined;
  /** @throws what the framework throws for a script that cannot be fetched; the next call tries again */
  readonly load: () => Promise<T>;
}

/** @param fetchCode a dynamic `import()`, in place, so that the bundler sees it */
export function lateCode<T>(fetchCode: () => Promise<T>): LateCode<T> {
  let loaded: T | undefined;
  let loading: Promise<T> | undefined;

  async function load(): Promise<T> {
    try {
      loaded = await fetchCode();
      return loaded;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return { loaded: () => loaded, load: () => (loading ??= load()) };
}
