"use client";

import { createStore } from "@/components/ui/create-store";

/** Code that is fetched after the page, by a dynamic import: once, and anew after a failure. */
export interface LazyImport<T> {
  /** The code, if it is here. */
  readonly loaded: () => T | undefined;
  /** @throws what the framework throws for a script that cannot be fetched */
  readonly load: () => Promise<T>;
  /** The code for a component, which follows when it comes. */
  readonly useLoaded: () => { readonly loaded: T | undefined };
}

/** @param fetchCode a dynamic `import()`, in place, so that the bundler sees it */
export function lazyImport<T>(fetchCode: () => Promise<T>): LazyImport<T> {
  const { read, write, usePart } = createStore<T | undefined>(undefined);

  async function load(): Promise<T> {
    const code = await fetchCode();
    write(code);
    return code;
  }

  return { loaded: read, load, useLoaded: () => ({ loaded: usePart((code) => code) }) };
}
