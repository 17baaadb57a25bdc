"use client";

import { useLayoutEffect, useRef, type ReactNode } from "react";
import { openDialog } from "@/components/ui/dialog";
import { closePopup, useStore } from "@/components/visit/store";
import type { PopupName } from "@/lib/order/state";

export const defaultTitleId = "popup-title";
/** The id of what a screen reader says with the title, where a popup has something that one must hear at once. */
export const defaultTextId = "popup-text";

interface PopupProps {
  /** The popups that it can show. */
  names: readonly PopupName[];
  /** The id of its heading. A popup that is served beside another needs one of its own. */
  titleId?: string;
  textId?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A modal popup: a sheet at the bottom of phones, centred on wide screens. It is open while the store says so. Escape,
 * the browser's Back and, where browsers know `closedby`, a tap outside close it.
 */
export function Popup({
  names,
  titleId = defaultTitleId,
  textId = defaultTextId,
  className = "",
  children,
}: PopupProps) {
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
      aria-labelledby={titleId}
      aria-describedby={textId}
      closedby="any"
      // It may be open when React comes.
      suppressHydrationWarning
      className={`popup motion-safe:animate-rise ${className}`}
    >
      {children}
    </dialog>
  );
}

interface PopupContentProps {
  titleId?: string;
  title: string;
  /** What stays in view above the actions, like a total. */
  summary?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/**
 * The content of a popup: a heading, which gets the focus, a part that scrolls, and below it summary and
 * actions. On low screens everything scrolls except the actions.
 */
export function PopupContent({
  titleId = defaultTitleId,
  title,
  summary,
  actions,
  children,
}: PopupContentProps) {
  return (
    <div className="popup-layout">
      <h2 id={titleId} tabIndex={-1} className="popup-title">
        {title}
      </h2>
      <div className="popup-content">{children}</div>
      {summary && <div className="popup-summary">{summary}</div>}
      {actions && <div className="popup-actions">{actions}</div>}
    </div>
  );
}
