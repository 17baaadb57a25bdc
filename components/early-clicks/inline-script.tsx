"use client";

import { keepTaps } from "@/components/early-clicks/recorder";
import { startScripts } from "@/components/early-clicks/start-scripts";

/**
 * The script that keeps early taps, in the head. It is served with the page and never made in the
 * browser: where React has to build a page anew, Trusted Types would refuse it a script.
 */
export function TapKeeper() {
  if (typeof window !== "undefined") return null;
  return <script>{`(${keepTaps.toString()})(${startScripts.toString()})`}</script>;
}
