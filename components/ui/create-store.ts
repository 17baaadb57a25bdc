"use client";

import { useSyncExternalStore } from "react";

/**
 * A value of a module, not of a React context: it outlives the components of a page, and costs
 * nothing on pages that do not read it.
 *
 * @param served the value as the served page shows it
 * @param begin gives the value that a browser begins with, when it is first read there
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

  /** Reads one part; `select` must return the same part of the same value. */
  function usePart<Part>(select: (value: T) => Part): Part {
    return useSyncExternalStore(
      subscribe,
      () => select(read()),
      () => select(served),
    );
  }

  return { read, write, usePart };
}
