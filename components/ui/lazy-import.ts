"use client";

import { createStore } from "@/components/ui/create-store";

/** Code that is loaded on demand, by a dynamic import. A failed attempt can be repeated. */
export interface LazyImport<T> {
  /** The code; undefined until it has been loaded. */
  readonly loaded: () => T | undefined;
  /** @throws webpack's ChunkLoadError if the script cannot be fetched */
  readonly load: () => Promise<T>;
  /** Like `loaded`, for components: renders again when the code has been loaded. */
  readonly useLoaded: () => { readonly loaded: T | undefined };
}

/** @param fetchCode calls `import()` with a literal path, which the bundler has to see */
export function lazyImport<T>(fetchCode: () => Promise<T>): LazyImport<T> {
  const { read, write, usePart } = createStore<T | undefined>(undefined);

  async function load(): Promise<T> {
    const code = await fetchCode();
    write(code);
    return code;
  }

  return { loaded: read, load, useLoaded: () => ({ loaded: usePart((code) => code) }) };
}
