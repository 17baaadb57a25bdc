"use client";

import type { MouseEvent, ReactNode } from "react";
import { buttonClass } from "@/components/ui/button-class";

/** A button with an action. For a link that looks like a button, use `buttonClass`. */
export function Button({
  look,
  onClick,
  children,
}: {
  look: Parameters<typeof buttonClass>[0];
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  children: ReactNode;
}) {
  return (
    <button type="button" onClick={onClick} className={buttonClass(look)}>
      {children}
    </button>
  );
}
