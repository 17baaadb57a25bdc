/**
 * The type that the build gives the scripts of a page (`scripts/next/inline-styles-and-delay-scripts.ts`).
 * Browsers do not fetch scripts of unknown types.
 */
export const delayedScriptType = "delayed";

/** On a line on which pictures take longer, scripts no longer wait for them. */
const longestDelayMilliseconds = 4000;

/**
 * Starts the scripts of the page after its load event, so that they do not share a slow line with the
 * picture that is seen first; earlier at the first touch or key.
 */
export function startDelayedScripts(): void {
  for (const event of ["load", "pointerdown", "keydown"]) {
    addEventListener(event, start, { once: true });
  }
  setTimeout(start, longestDelayMilliseconds);
}

/** Browsers start a script when it is inserted again. Those still to be parsed start after that. */
function start(): void {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
  for (const script of document.querySelectorAll(`[type=${delayedScriptType}]`)) {
    script.removeAttribute("type");
    script.parentNode?.insertBefore(script, script.nextSibling);
  }
}
