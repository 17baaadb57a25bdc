"use client";

import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from "react";

/** Milliseconds; longer than the gap of a double tap, whose second tap must not hit what comes. */
const settleTime = 350;

/** Swallows the rest of a double click whose first click closed a popup. */
function shieldPage(): void {
  function swallow(event: MouseEvent) {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  }
  const events = ["mousedown", "click"] as const;
  for (const name of events) document.addEventListener(name, swallow, { capture: true });
  setTimeout(() => {
    for (const name of events) document.removeEventListener(name, swallow, { capture: true });
  }, settleTime);
}

/**
 * A modal popup: a sheet from the bottom on phones, centred on wide screens. It is open as long
 * as it is rendered; Escape and a tap beside it ask to close it, and focus then returns to what
 * opened it. Its actions stay in view while the content scrolls.
 */
export function Dialog({
  title,
  onClose,
  actions,
  children,
}: {
  title: string;
  onClose: () => void;
  actions: ReactNode;
  children?: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [isSettled, setIsSettled] = useState(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    heading.current?.focus();
    return () => {
      element?.close();
      shieldPage();
    };
  }, []);

  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), settleTime);
    return () => clearTimeout(timer);
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      closedby={isSettled ? "any" : "closerequest"}
      onClose={() => {
        if (dialog.current && !dialog.current.open) onClose();
      }}
      className="sheet"
    >
      <div className={`sheet-layout ${isSettled ? "" : "pointer-events-none"}`}>
        <h2 id={titleId} ref={heading} tabIndex={-1} className="sheet-title">
          {title}
        </h2>
        <div className="sheet-content">{children}</div>
        <div className="sheet-actions">{actions}</div>
      </div>
    </dialog>
  );
}
