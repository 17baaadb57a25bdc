"use client";

import { recordEarlyClicks } from "@/components/early-clicks/recorder";

/**
 * The script that keeps early taps, in the head. It is served with the page and never made in the
 * browser: where React has to build a page anew, Trusted Types would refuse it a script.
 */
export function EarlyClicksScript() {
  if (typeof window !== "undefined") return null;
  return <script>{`(${recordEarlyClicks.toString()})()`}</script>;
}
