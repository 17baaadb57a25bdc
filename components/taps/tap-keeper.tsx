"use client";

import { keepTaps } from "@/components/taps/keep-taps";

/**
 * The script that keeps early taps, in the head. It is served with the page and never made in the
 * browser: where React has to build a page anew, Trusted Types would refuse it a script.
 */
export function TapKeeper() {
  return typeof window === "undefined" ? <script>{`(${keepTaps.toString()})()`}</script> : null;
}
