"use client";

import { useEffect, useRef } from "react";
import { buttonClass } from "@/components/ui/button-class";

/** Says something in the page until it is dismissed; the page stays usable meanwhile. */
export function DismissibleAlert({
  text,
  ok,
  onClose,
}: {
  text: string;
  ok: string;
  onClose: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);

  return (
    <div className="card notice">
      <p role="alert">{text}</p>
      <button
        ref={button}
        type="button"
        onClick={onClose}
        onKeyDown={(event) => {
          if (event.key === "Escape") onClose();
        }}
        className={buttonClass("secondary")}
      >
        {ok}
      </button>
    </div>
  );
}
