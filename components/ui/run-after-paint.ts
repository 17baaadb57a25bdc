function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Carries out what a tap on a button asks for after the frame that shows that it was noticed: the
 * button, or the popup around it, looks pressed. A new popup takes a slow phone longer than a frame.
 * Clicks do nothing meanwhile, as if it stood there already.
 */
export function runAfterPaint(button: Element, act: () => void): void {
  const pressed = button.closest("dialog") ?? button;
  pressed.setAttribute("data-pressed", "");
  window.addEventListener("click", swallow, { capture: true });
  requestAnimationFrame(() =>
    // Frames are painted after what they ask for, before what they set a timer for.
    setTimeout(() => {
      window.removeEventListener("click", swallow, { capture: true });
      pressed.removeAttribute("data-pressed");
      act();
    }),
  );
}
