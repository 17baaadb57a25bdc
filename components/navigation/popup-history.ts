"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { pushFragment, showAddress, type Fragment } from "@/components/navigation/page-entry";

// Web views turn the phone's back gesture into history.back(), so an open popup owns one history
// entry. Traversal is asynchronous: a popup that opens while the last one's entry is still being
// left waits for it, otherwise the browser would step back over the wrong entry.
let closeShown: (() => void) | undefined;
let address: string | undefined;
let isLeaving = false;

function enter(push: () => void): void {
  // Captured, to come before the router's own listener.
  window.addEventListener("popstate", onPopState, { capture: true });
  // The page stays where it was scrolled to when the entry is left again.
  window.history.scrollRestoration = "manual";
  address = window.location.href;
  push();
}

function settle(): void {
  if (isLeaving) return;
  if (closeShown && address === undefined) {
    enter(() => window.history.pushState(null, ""));
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
 * Moves the fragment and mark of the page's history entry into the entry of the popup that is to open
 * for them: whoever leaves the popup, by an answer or by Back, has left the link. Both at once, so
 * that a reload at any moment finds the fragment in the entry that is open.
 *
 * @returns false where the address names another fragment by now
 */
export function moveIntoPopupEntry({ text, mark, takeOut }: Fragment): boolean {
  // Another popup has opened on top of the link: its entry has the fragment in its address already.
  if (address !== undefined) return window.location.hash === text;
  if (!takeOut()) return false;
  enter(() => pushFragment(text, mark));
  return true;
}

/**
 * Lets Back close what is open instead of leaving the page. One popup at a time; links that leave
 * the page do not belong into it, as closing steps back in the history.
 *
 * @param fragment that stands in the popup's entry, so that a reload opens it again, until it is
 *   answered; empty for most
 */
export function useCloseOnBack(isOpen: boolean, close: () => void, fragment = ""): void {
  const onBack = useEffectEvent(close);
  const isGone = useRef(false);

  // Where a missing script takes the popup away, the page loads itself anew and opens it again: the
  // fragment stays. To be known before the other effects are undone.
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  useEffect(() => {
    if (!isOpen || fragment === "") return;
    return () => {
      // By Back the entry is left already.
      if (address === undefined || isGone.current) return;
      if (window.location.hash === fragment) showAddress(address);
    };
  }, [isOpen, fragment]);

  useEffect(() => {
    if (!isOpen) return;
    closeShown = () => onBack();
    // A new entry takes a slow phone a frame's time: first the popup is painted.
    const timer = setTimeout(settle);
    return () => {
      clearTimeout(timer);
      closeShown = undefined;
      settle();
    };
  }, [isOpen]);
}
