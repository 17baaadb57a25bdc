"use client";

import { useSyncExternalStore } from "react";

/**
 * State outside of React. Unlike a context it survives when components unmount, and costs nothing on
 * pages that do not read it.
 *
 * @param served the value on the server and during hydration
 * @param begin gives the first value in the browser, when it is first read; `served` by default
 */
export function createStore<T>(served: T, begin: () => T = () => served) {
  let current: T | undefined;
  const listeners = new Set<() => void>();
  const read = (): T => (current ??= begin());

  function write(next: T): void {
    current = next;
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Subscribes to one part. `select` must return the same part for the same value. */
  function usePart<Part>(select: (value: T) => Part): Part {
    return useSyncExternalStore(
      subscribe,
      () => select(read()),
      () => select(served),
    );
  }

  return { read, write, usePart };
}
