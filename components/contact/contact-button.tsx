"use client";

import { useState, type ComponentProps } from "react";
import type { ContactDialog } from "@/components/contact/contact-dialog";
import { useEarlyClicks } from "@/components/head-script/use-early-clicks";
import { buttonClass } from "@/components/ui/button-class";
import { lazyImport } from "@/components/ui/lazy-import";

const popup = lazyImport(
  async () => (await import("@/components/contact/contact-dialog")).ContactDialog,
);

/** A finger, a pointer or the keyboard on the button; the tap itself tries again. */
const prepare = () => void popup.load().catch(() => undefined);

/**
 * The Contact Us button and its popup, which is fetched when someone is about to tap. Without
 * scripts, and where the popup cannot be fetched, `ContactLinks` beside it says the same.
 */
export function ContactButton({
  button,
  ...dialog
}: { button: string } & Omit<ComponentProps<typeof ContactDialog>, "onClose">) {
  const { loaded: Popup } = popup.useLoaded();
  const [state, setState] = useState<"closed" | "opening" | "open" | "failed">("closed");

  function open() {
    setState("opening");
    // A script that hangs would count as failed only after two minutes.
    setTimeout(() => setState((now) => (now === "opening" ? "failed" : now)), 8000);
    popup.load().then(
      () => setState("open"),
      () => setState("failed"),
    );
  }
  useEarlyClicks("contact", open);

  return (
    <>
      <button
        type="button"
        data-early-click="contact"
        data-early-click-status={dialog.words.opening}
        data-failed={state === "failed" ? "" : undefined}
        aria-busy={state === "opening" ? true : undefined}
        suppressHydrationWarning
        onPointerEnter={prepare}
        onFocus={prepare}
        className={`peer scriptless:hidden ${buttonClass("secondary")}`}
      >
        {button}
      </button>
      {state === "failed" && <p className="w-full scriptless:hidden">{dialog.words.failed}</p>}
      {Popup && state === "open" && <Popup {...dialog} onClose={() => setState("closed")} />}
    </>
  );
}
