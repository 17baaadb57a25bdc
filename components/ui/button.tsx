"use client";

import type { ReactNode } from "react";

/** A button with an action. A link that looks like one has the same classes. */
export function Button({
  look,
  onClick,
  children,
}: {
  look: "primary" | "secondary" | "quiet";
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" onClick={onClick} className={`button ${look}`}>
      {children}
    </button>
  );
}
