"use client";

import { useEffect, useEffectEvent } from "react";

// Web views turn the phone's back gesture into history.back(), so an open popup owns one history
// entry. Traversal is asynchronous: a popup that opens while the last one's entry is still being
// left waits for it, otherwise the browser would step back over the wrong entry.
let closeShown: (() => void) | undefined;
let fragmentShown = "";
let address: string | undefined;
let isLeaving = false;

function settle(): void {
  if (isLeaving) return;
  if (closeShown && address === undefined) {
    // The page stays where it was scrolled to when the entry is left again.
    window.history.scrollRestoration = "manual";
    address = window.location.href;
    if (fragmentShown === "") window.history.pushState(null, "");
    // The page's own state says that the entry is the router's, which so does not hear of it.
    else window.history.pushState(window.history.state, "", fragmentShown);
  } else if (!closeShown && address !== undefined) {
    isLeaving = true;
    window.history.back();
  }
}

/** Where the address names a section, going back leads there and takes the focus away: undone. */
function keepPlace(): void {
  const { scrollX: left, scrollY: top } = window;
  // First the popup gives the focus back, then the browser takes it, then the page is painted.
  queueMicrotask(() => {
    const focused = document.activeElement;
    requestAnimationFrame(() => {
      window.scrollTo({ left, top, behavior: "instant" });
      const isLost = document.activeElement === document.body;
      if (isLost && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    });
  });
}

function onPopState(event: PopStateEvent): void {
  if (address === undefined) return;
  // For the router nothing has happened: it would only restore what is there.
  const isSamePage = address === window.location.href;
  if (isSamePage) event.stopImmediatePropagation();
  window.history.scrollRestoration = "auto";
  address = undefined;

  const wasAskedFor = isLeaving;
  isLeaving = false;
  if (wasAskedFor) settle();
  else closeShown?.();
  if (isSamePage) keepPlace();
}

/**
 * Lets Back close what is open instead of leaving the page. One popup at a time; links that leave
 * the page do not belong into it, as closing steps back in the history. A popup that a link has
 * opened keeps the link's `fragment` in the address until it is closed, so that a reload opens it
 * again.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void, fragment = ""): void {
  const onBack = useEffectEvent(close);

  useEffect(() => {
    if (!isOpen) return;
    // Captured, to come before the router's own listener.
    window.addEventListener("popstate", onPopState, { capture: true });
    closeShown = () => onBack();
    fragmentShown = fragment;
    // A new entry takes a slow phone a frame's time: first the popup is painted.
    const timer = setTimeout(settle);
    return () => {
      clearTimeout(timer);
      closeShown = undefined;
      settle();
    };
  }, [isOpen, fragment]);
}
