"use client";

/**
 * The script in the head of the page, which runs before the page's own. It is served with the page
 * and never made in the browser: where React has to build a page anew, Trusted Types would refuse it
 * a script. `next.config.mjs` sets its text.
 */
export function HeadScript() {
  if (typeof window !== "undefined") return null;
  return <script>{process.env.HEAD_SCRIPT}</script>;
}
