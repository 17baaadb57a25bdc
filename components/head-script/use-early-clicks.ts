"use client";

import { useEffect, useEffectEvent } from "react";
import type { EarlyClick, EarlyClicks } from "@/components/head-script/early-clicks-types";
import { actionOf, showWait } from "@/components/head-script/tapped-element-busy-state";

/** Carries out what was kept, in order, up to a tap that nothing can carry out yet. */
function answer({ kept, answering }: EarlyClicks): void {
  for (let tap = kept[0]; tap; tap = kept[0]) {
    const onTap = answering.get(actionOf(tap));
    if (!onTap) return;
    kept.shift();
    showWait(tap, false);
    onTap(tap);
  }
}

/**
 * Lets a component carry out the taps on its element with `data-early-click={id}` from now on, first
 * those that were kept while scripts were loading.
 */
export function useEarlyClicks(id: string, onTap: (tap: EarlyClick) => void): void {
  const act = useEffectEvent(onTap);

  useEffect(() => {
    const clicks = window.earlyClicks;
    // Without them the page works as without scripts.
    if (!clicks) return;
    clicks.stopWatching();
    clicks.answering.set(id, (tap) => act(tap));
    const { dataset } = document.documentElement;
    dataset.scripts = "running";
    delete dataset.failed;
    answer(clicks);
    return () => {
      clicks.answering.delete(id);
    };
  }, [id]);
}
