"use client";

import { Button } from "@/components/ui/button";

const focus = (button: HTMLElement | null) => button?.focus();

/** An alert over a page that stays usable. Its OK button gets the focus; Escape closes it, too. */
export function Alert({ text, ok, onClose }: { text: string; ok: string; onClose: () => void }) {
  return (
    <div className="card floating inset-x-4 flex max-w-md items-center justify-between gap-4 border-l-4 border-l-leaf py-3 pr-3 pl-5 text-left shadow-float">
      <p role="alert">{text}</p>
      <Button
        look="secondary"
        ref={focus}
        onClick={onClose}
        onKeyDown={({ key }) => key === "Escape" && onClose()}
        text={ok}
      />
    </div>
  );
}
