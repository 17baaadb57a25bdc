// Evaluated with this module, and so before the task that `hydrate` gets below.
import "react-dom/client";
// eslint-disable-next-line no-restricted-imports -- Registered in docs/framework.md.
import { appBootstrap as bootstrap } from "next/dist/client/app-bootstrap";

/**
 * In place of Next.js's function of that name (see next.config.mjs), which evaluates React, the
 * router and the page in one piece: nothing answers a tap meanwhile, on a cheap phone for a third of
 * a second. Here taps are noticed in between.
 */
export function appBootstrap(hydrate: () => void): void {
  bootstrap(() => setTimeout(hydrate));
}
