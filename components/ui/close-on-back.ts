"use client";

import { useEffect, useEffectEvent } from "react";

// Web views turn the phone's back gesture into history.back(), so an open popup owns one history
// entry. Traversal is asynchronous: a popup that opens while the last one's entry is still being
// left waits for it, otherwise the browser would step back over the wrong entry.
let closeShown: (() => void) | undefined;
let address: string | undefined;
let isLeaving = false;

function settle(): void {
  if (isLeaving) return;
  if (closeShown && address === undefined) {
    // When the entry is left again, the page stays where it is: the browser must neither restore
    // a scroll position nor go to the section that the address named, which takes the focus away.
    window.history.scrollRestoration = "manual";
    if (window.location.hash) {
      window.history.replaceState(null, "", window.location.pathname + window.location.search);
    }
    window.history.pushState(null, "");
    address = window.location.href;
  } else if (!closeShown && address !== undefined) {
    isLeaving = true;
    window.history.back();
  }
}

function onPopState(event: PopStateEvent): void {
  if (address === undefined) return;
  // For the router nothing has happened: it would only restore what is there.
  if (address === window.location.href) event.stopImmediatePropagation();
  window.history.scrollRestoration = "auto";
  address = undefined;

  const wasAskedFor = isLeaving;
  isLeaving = false;
  if (wasAskedFor) settle();
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
    // Captured, to come before the router's own listener.
    window.addEventListener("popstate", onPopState, { capture: true });
    closeShown = () => onBack();
    settle();
    return () => {
      closeShown = undefined;
      settle();
    };
  }, [isOpen]);
}
