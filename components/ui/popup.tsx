import type { ReactNode } from "react";

export const defaultTitleId = "popup-title";

interface PopupProps {
  /** The names of the popups that it can show, separated by spaces: `"cart shared delivery"`. */
  names: string;
  /** The id of its heading. A popup that is served beside another needs one of its own. */
  titleId?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A modal popup: a sheet at the bottom of phones, centred on wide screens. The visit
 * (components/visit/popups.ts) shows and closes it. Escape, a tap outside and the browser's Back close it, too.
 */
export function Popup({ names, titleId = defaultTitleId, className = "", children }: PopupProps) {
  return (
    <dialog
      data-popup={names}
      aria-labelledby={titleId}
      closedby="any"
      // The head script may have opened it before React hydrates.
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
