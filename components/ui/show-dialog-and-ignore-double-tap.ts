/** Longer than the interval of a double tap, whose second tap must not hit the popup. As in popups.css. */
const settleMilliseconds = 350;

/**
 * Opens a dialog, if it is closed, and gives the focus to its heading. For a short time taps outside it
 * do not close it.
 *
 * @returns a function that cancels the timer of that
 */
export function showDialog(dialog: HTMLDialogElement): () => void {
  const heading = dialog.querySelector("h2");
  // app/_styles/shared/popups.css animates the popup while it has this value.
  dialog.setAttribute("closedby", "closerequest");
  const timer = setTimeout(() => dialog.setAttribute("closedby", "any"), settleMilliseconds);
  if (!dialog.open) {
    // Close the previous dialog first, which returns the focus: this one will return it there, too.
    document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
    if (heading) heading.autofocus = true;
    dialog.showModal();
  }
  // Not all browsers support autofocus on a heading.
  if (document.activeElement !== heading) heading?.focus();
  return () => clearTimeout(timer);
}

/** Ignores the second click of a double click whose first one closed a popup. */
export function ignoreRestOfDoubleClick(): void {
  const listening = new AbortController();
  function swallow(event: Event) {
    if (!(event instanceof MouseEvent) || event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  }
  for (const name of ["mousedown", "click"]) {
    window.addEventListener(name, swallow, { capture: true, signal: listening.signal });
  }
  setTimeout(() => listening.abort(), settleMilliseconds);
}
