"use client";

import { useState, type ComponentProps } from "react";
import type { ContactPopup } from "@/components/contact/contact-popup";
import { useEarlyClicks } from "@/components/head-script/use-early-clicks";
import { buttonClass } from "@/components/ui/button-class";
import { lazyImport } from "@/components/ui/lazy-import";

const popup = lazyImport(
  async () => (await import("@/components/contact/contact-popup")).ContactPopup,
);

/** A finger, a pointer or the keyboard on the button; the tap itself tries again. */
const prepare = () => void popup.load().catch(() => undefined);

/**
 * The Contact Us button and its popup, which is fetched when someone is about to tap. Without
 * scripts, and where the popup cannot be fetched, `ContactLinks` beside it says the same.
 */
export function ContactButton({
  button,
  ...facts
}: { button: string } & Omit<ComponentProps<typeof ContactPopup>, "onClose">) {
  const { loaded: Component } = popup.useLoaded();
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
        data-early-click-status={facts.words.opening}
        data-failed={state === "failed" ? "" : undefined}
        aria-busy={state === "opening" ? true : undefined}
        suppressHydrationWarning
        onPointerEnter={prepare}
        onFocus={prepare}
        className={`peer scriptless:hidden ${buttonClass("secondary")}`}
      >
        {button}
      </button>
      {state === "failed" && <p className="w-full scriptless:hidden">{facts.words.failed}</p>}
      {Component && state === "open" && <Component {...facts} onClose={() => setState("closed")} />}
    </>
  );
}
