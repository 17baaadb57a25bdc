"use client";

import { useEffect, useEffectEvent } from "react";
import type { EarlyClicks } from "@/components/head-script/recorder";

/** Whether the page works by its scripts; otherwise forms and links go their own way. */
export function isScripted(): boolean {
  return "scripts" in document.documentElement.dataset;
}

/** Carries out what was tapped, in order, up to a tap on something that cannot answer yet. */
function answer({ kept, answering }: EarlyClicks): void {
  for (let tap = kept[0]; tap; tap = kept[0]) {
    const onTap = answering.get(tap.id);
    if (!onTap) return;
    kept.shift();
    document.querySelector(`[data-early-click="${tap.id}"]`)?.removeAttribute("aria-busy");
    onTap(tap.choice);
  }
  const status = document.querySelector(".tap-status");
  if (status) status.textContent = "";
}

/**
 * Lets a component answer the taps on its element with `data-early-click={id}` from now on, first those
 * that were kept while scripts were loading. `onTap` gets the option that was chosen in the
 * element's form at the moment of the tap, -1 without one.
 */
export function useEarlyClicks(id: string, onTap: (choice: number) => void): void {
  const act = useEffectEvent(onTap);

  useEffect(() => {
    const taps: EarlyClicks = (window.earlyClicks ??= {
      isOwnReload: false,
      kept: [],
      answering: new Map(),
    });
    taps.stopWatching?.();
    taps.answering.set(id, (choice) => act(choice));
    const { dataset } = document.documentElement;
    dataset.scripts = "";
    delete dataset.failed;
    answer(taps);
    return () => {
      taps.answering.delete(id);
    };
  }, [id]);
}
