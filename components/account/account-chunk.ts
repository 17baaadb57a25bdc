"use client";

import { useEffect, useState } from "react";
import type { Account } from "@/components/account/account";

type AccountComponent = typeof Account;

let loaded: AccountComponent | undefined;

/**
 * Fetches what signed-in visitors see in the header. Resolves to undefined when the network
 * fails; the next call tries again.
 */
export async function loadAccount(): Promise<AccountComponent | undefined> {
  try {
    return (loaded ??= (await import("@/components/account/account")).Account);
  } catch {
    return undefined;
  }
}

/** That part once it is wanted and here; it then stays, to say that someone signed out. */
export function useAccountChunk(isWanted: boolean): {
  Component: AccountComponent | undefined;
  hasFailed: boolean;
  /** Ends saying that it has failed. */
  dismiss: () => void;
} {
  const [Component, setComponent] = useState(() => loaded);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void loadAccount().then((component) => {
      if (!isCurrent) return;
      if (component) setComponent(() => component);
      setHasFailed(!component);
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);

  return { Component, hasFailed, dismiss: () => setHasFailed(false) };
}
