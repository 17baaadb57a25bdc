import type { ReactNode } from "react";

/**
 * A modal popup: a sheet at the bottom of phones, centred on wide screens. The visit shows and closes it
 * (components/visit/store.ts); Escape, a tap outside and Back close it, too.
 */
export function Popup({
  names,
  titleId,
  className = "",
  children,
}: {
  /** The popups of the visit that it shows, separated by spaces. */
  names: string;
  titleId: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <dialog
      data-popup={names}
      aria-labelledby={titleId}
      closedby="any"
      // The visit may have opened it before React comes.
      suppressHydrationWarning
      className={`popup ${className}`}
    >
      {children}
    </dialog>
  );
}

/** The content of a popup: a heading, which gets the focus, a part that scrolls, and actions below it. */
export function PopupContent({
  titleId,
  title,
  actions,
  children,
}: {
  titleId: string;
  title: string;
  actions: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="popup-layout">
      <h2 id={titleId} tabIndex={-1} className="popup-title">
        {title}
      </h2>
      <div className="popup-content">{children}</div>
      <div className="popup-actions">{actions}</div>
    </div>
  );
}
