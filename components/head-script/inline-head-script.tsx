"use client";

/**
 * The script in the head of the page, which runs before all others. `next.config.mjs` sets its text. It
 * is rendered on the server only: where React renders a page again in the browser, Trusted Types
 * would block a new script.
 */
export function HeadScript() {
  if (typeof window !== "undefined") return null;
  return <script>{process.env.HEAD_SCRIPT}</script>;
}
