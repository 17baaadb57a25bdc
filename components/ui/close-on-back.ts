"use client";

import { useEffect, useEffectEvent } from "react";

// Web views turn the phone's back gesture into history.back(), so an open popup owns one history
// entry. Traversal is asynchronous: a popup that opens while the last one's entry is still being
// left waits for it, otherwise the browser would step back over the wrong entry.
let closeShown: (() => void) | undefined;
let hasEntry = false;
let isLeaving = false;

function settle(): void {
  if (isLeaving) return;
  if (closeShown && !hasEntry) {
    window.history.pushState(null, "");
    hasEntry = true;
  } else if (!closeShown && hasEntry) {
    isLeaving = true;
    window.history.back();
  }
}

function onPopState(): void {
  const askedFor = isLeaving;
  isLeaving = false;
  hasEntry = false;
  if (askedFor) settle();
  else closeShown?.();
}

/**
 * Lets Back close what is open instead of leaving the page. One popup at a time; links that leave
 * the page do not belong into it, as closing steps back in the history.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);

  useEffect(() => {
    if (!isOpen) return;
    window.addEventListener("popstate", onPopState);
    closeShown = () => onBack();
    settle();
    return () => {
      closeShown = undefined;
      settle();
    };
  }, [isOpen]);
}
