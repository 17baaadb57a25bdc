"use client";

import { useEffect, useEffectEvent } from "react";
import type { EarlyClick, EarlyClicks } from "@/components/head-script/early-clicks-types";
import { actionOf, showBusy } from "@/components/head-script/tapped-element-busy-state";

/** Handles the queued clicks in order, up to the first one without a handler. */
function replay({ queue, handlers }: EarlyClicks): void {
  for (let tap = queue[0]; tap; tap = queue[0]) {
    const onTap = handlers.get(actionOf(tap));
    if (!onTap) return;
    queue.shift();
    showBusy(tap, false);
    onTap(tap);
  }
}

/**
 * Lets a component handle the clicks on its element with `data-early-click={id}`, beginning with those that
 * were queued while scripts were loading.
 */
export function useEarlyClicks(id: string, onTap: (tap: EarlyClick) => void): void {
  const act = useEffectEvent(onTap);

  useEffect(() => {
    const clicks = window.earlyClicks;
    // The browser shows the page as without JavaScript.
    if (!clicks) return;
    // The listener of `watchForScriptFailure`: the page has hydrated.
    window.onbeforeunload = null;
    clicks.handlers.set(id, (tap) => act(tap));
    const { dataset } = document.documentElement;
    dataset.scripts = "running";
    delete dataset.failed;
    replay(clicks);
    return () => {
      clicks.handlers.delete(id);
    };
  }, [id]);
}
