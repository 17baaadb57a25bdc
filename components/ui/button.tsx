"use client";

import type { MouseEvent, ReactNode } from "react";
import { buttonClass } from "@/components/ui/button-class";

/** A button that acts on the page; what leads to an address is a link with `buttonClass`. */
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
