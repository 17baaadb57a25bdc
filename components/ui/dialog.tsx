"use client";

import { useLayoutEffect, useRef, type ReactNode } from "react";
import { ignoreRestOfDoubleClick, showDialog } from "@/components/ui/show-dialog";

/** Only one dialog of this kind is open at a time. */
const titleId = "dialog-title";

/**
 * A modal popup: a sheet from the bottom on phones, centred on wide screens. It is open as long
 * as it is rendered; Escape and a tap beside it ask to close it, and focus then returns to what
 * opened it. Its content may follow other content: to close and to open one for each would have
 * the browser style the whole page behind them twice.
 */
export function Dialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      element?.close();
      ignoreRestOfDoubleClick();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={() => {
        if (dialog.current && !dialog.current.open) onClose();
      }}
      className="sheet"
    >
      {children}
    </dialog>
  );
}

/** What a dialog shows: a heading, which gets the focus, and actions in view while the rest scrolls. */
export function DialogContent({
  title,
  actions,
  children,
}: {
  title: string;
  actions: ReactNode;
  children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    const dialog = heading.current?.closest("dialog");
    return dialog ? showDialog(dialog) : undefined;
  }, []);

  return (
    <div className="sheet-layout">
      <h2 id={titleId} ref={heading} tabIndex={-1} className="sheet-title">
        {title}
      </h2>
      <div className="sheet-content">{children}</div>
      <div className="sheet-actions">{actions}</div>
    </div>
  );
}
