import type { ReactNode } from "react";
import { dataAttribute } from "@/components/visit/protocol";

interface PopupProps {
  /** The popups of the visit that it shows, separated by spaces. */
  names: string;
  /** Of its heading: one of its own for a popup that is served beside another. */
  titleId?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A modal popup: a sheet at the bottom of phones, centred on wide screens. The visit shows and closes it
 * (components/visit/store.ts); Escape, a tap outside and Back close it, too.
 */
export function Popup({ names, titleId = "popup-title", className = "", children }: PopupProps) {
  return (
    <dialog
      {...dataAttribute("popup", names)}
      aria-labelledby={titleId}
      closedby="any"
      // The visit may have opened it before React comes.
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
  /** What is to be seen with the actions, like a total. */
  summary?: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
}

/**
 * The content of a popup: a heading, which gets the focus, a part that scrolls, summary and actions below it.
 * On low screens all of it scrolls but the actions.
 */
export function PopupContent({
  titleId = "popup-title",
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
      <div className="popup-actions">{actions}</div>
    </div>
  );
}
