"use client";

import { useEffect, useRef } from "react";
import { buttonClass } from "@/components/ui/button-class";

/** An alert about signing in or out. The page stays usable; its OK has the focus at first. */
export function AccountAlert({
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
    <div className="card account-alert">
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
