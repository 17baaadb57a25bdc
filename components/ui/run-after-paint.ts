function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Runs the action of a button after the next frame, which shows the button, or the popup around it,
 * pressed. The action itself, such as opening a popup, takes a slow phone longer than a frame. Clicks
 * are ignored until it has run.
 */
export function runAfterPaint(button: Element, act: () => void): void {
  const pressed = button.closest("dialog") ?? button;
  pressed.setAttribute("data-pressed", "");
  window.addEventListener("click", swallow, { capture: true });
  requestAnimationFrame(() =>
    // The frame is painted after its animation callbacks, and before their timers.
    setTimeout(() => {
      window.removeEventListener("click", swallow, { capture: true });
      pressed.removeAttribute("data-pressed");
      act();
    }),
  );
}
