/** Opens a popup, and gives the focus to its title. A browser that cannot shows the page as without scripts. */
export function openDialog(dialog: HTMLDialogElement | null): void {
  try {
    dialog?.showModal();
    dialog?.querySelector("h2")?.focus();
  } catch {
    showAsWithoutScripts();
  }
}

export function closeDialog(): void {
  document.querySelector<HTMLDialogElement>("[data-popup][open]")?.close();
}

export const looksWithoutScripts = () => "failed" in document.documentElement.dataset;

/** Shows the page as it looks without scripts, with a message that says why: the style sheet follows the attribute. */
export function showAsWithoutScripts(): void {
  // The message would be behind it.
  closeDialog();
  document.documentElement.dataset.failed = "";
}
