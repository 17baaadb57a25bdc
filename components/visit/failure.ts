import { cameBy, leavingBy, reload } from "@/components/visit/handover";
import {
  isHydrated,
  looksWithoutScripts,
  readVisit,
  showAsWithoutScripts,
} from "@/components/visit/store";

/** Handles a page that React has not taken over after two minutes like one whose scripts have failed. */
export function watchLoading(): void {
  const longestMilliseconds = 120_000;
  setTimeout(() => {
    if (!isHydrated) handleFailure();
  }, longestMilliseconds);
}

/** Handles a script of the shop that has not loaded, or that the browser is too old to run. */
export function onScriptError({ target, filename }: ErrorEvent): void {
  // Not the scripts that browser extensions and carriers insert into pages.
  if (target instanceof Element) {
    if (target.matches('script[src^="/_next/"]')) handleFailure();
  } else if (!isHydrated && filename.includes("/_next/")) {
    showAsWithoutScripts();
  }
}

/** Reloads the page if the shop can be reached, and otherwise shows it as without scripts. */
function handleFailure(): void {
  // In Firefox, scripts also fail because the visitor leaves the page, which is known a little later.
  const pauseMilliseconds = 1000;
  setTimeout(() => {
    if (leavingBy || looksWithoutScripts()) return;
    fetch("", { method: "HEAD" }).then(reloadOnce, showAsWithoutScripts);
  }, pauseMilliseconds);
}

/** Reloads the page, unless a failure has reloaded it already, or something is typed, which would be lost. */
function reloadOnce(): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>(":read-write")];
  const typed = [...Object.values(readVisit().draft), ...fields.map(({ value }) => value)];
  if (cameBy === "reload" || typed.some(Boolean)) showAsWithoutScripts();
  else reload();
}
