/** Milliseconds; longer than the gap of a double tap, whose second tap must not hit what comes. */
const settleTime = 350;

/**
 * Shows what a dialog holds now: opens it if it is closed, and gives the focus to its heading.
 *
 * @returns how to give up the time in which taps do not count
 */
export function showDialog(dialog: HTMLDialogElement): () => void {
  const heading = dialog.querySelector("h2");
  // Also keeps taps off the content, see popups.css.
  dialog.setAttribute("closedby", "closerequest");
  const timer = setTimeout(() => dialog.setAttribute("closedby", "any"), settleTime);
  if (!dialog.open) {
    // The one before it gives the focus back first: this one returns it there.
    document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
    if (heading) heading.autofocus = true;
    dialog.showModal();
  }
  // Browsers that know no autofocus on a heading, too.
  if (document.activeElement !== heading) heading?.focus();
  return () => clearTimeout(timer);
}

/** Swallows the rest of a double click whose first click closed a popup. */
export function ignoreRestOfDoubleClick(): void {
  const ending = new AbortController();
  function swallow(event: Event) {
    if (!(event instanceof MouseEvent) || event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  }
  for (const name of ["mousedown", "click"]) {
    window.addEventListener(name, swallow, { capture: true, signal: ending.signal });
  }
  setTimeout(() => ending.abort(), settleTime);
}
