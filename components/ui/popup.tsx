"use client";

import { useLayoutEffect, useRef, type ReactNode } from "react";
import {
  ignoreRestOfDoubleClick,
  showDialog,
} from "@/components/ui/show-dialog-and-ignore-double-tap";

/** Only one popup of this kind is open at a time. */
const titleId = "popup-title";

/**
 * A modal popup: a sheet at the bottom of phones, centred on wide screens. It is open as long as it is
 * rendered. Escape and a tap outside ask to close it, and the focus then returns to what opened it. One
 * popup can change its content: closing one and opening another would make the browser recalculate the
 * styles of the whole page twice.
 */
export function Popup({ onClose, children }: { onClose: () => void; children: ReactNode }) {
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
      className="popup"
    >
      {children}
    </dialog>
  );
}

/** The content of a popup: a heading, which gets the focus, a part that scrolls, and actions below it. */
export function PopupContent({
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
    <div className="popup-layout">
      <h2 id={titleId} ref={heading} tabIndex={-1} className="popup-title">
        {title}
      </h2>
      <div className="popup-content">{children}</div>
      <div className="popup-actions equal-columns">{actions}</div>
    </div>
  );
}
