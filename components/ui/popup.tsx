"use client";

import { useLayoutEffect, useRef, type ReactNode } from "react";
import { openDialog } from "@/components/visit/dialog";
import { closePopup, useStore } from "@/components/visit/store";
import type { PopupName } from "@/lib/order/state";

interface PopupProps {
  names: readonly PopupName[];
  /** Screen readers say what has the ids `popup-title`, `popup-text` and `popup-total`. Beside another popup: its own. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A modal popup, open while the store says so. Escape, Back and, by `closedby`, a tap outside close it. */
export function Popup({ names, id = "popup", className = "", children }: PopupProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = names.includes(useStore().popup);

  // A popup closes before the next one opens, because it gives the focus back to what had it when it opened.
  useLayoutEffect(() => {
    const { current } = dialog;
    if (!isOpen || !current) return;
    // The bridge may have opened it.
    if (!current.open) openDialog(current);
    if (!current.open) closePopup();
    return () => current.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      data-popup={names.join(" ")}
      onClose={() => {
        if (isOpen && !dialog.current?.open) closePopup();
      }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text ${id}-total`}
      closedby="any"
      // It may be open when React comes.
      suppressHydrationWarning
      className={`popup motion-safe:animate-rise ${className}`}
    >
      {children}
    </dialog>
  );
}

interface ContentProps {
  id?: string;
  title: string;
  /** What stays in view above the actions, like a total. */
  summary?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** Below a heading, which gets the focus, a part that scrolls. On low screens everything scrolls except the actions. */
export function PopupContent({ id = "popup", title, summary, actions, children }: ContentProps) {
  return (
    <div className="popup-layout">
      <h2 id={`${id}-title`} tabIndex={-1} className="popup-title">
        {title}
      </h2>
      <div className="popup-content">{children}</div>
      {summary && <div className="popup-summary">{summary}</div>}
      {actions && <div className="popup-actions">{actions}</div>}
    </div>
  );
}
