"use client";

import { useEffect } from "react";
import { useEarlyClicks } from "@/components/head-script/use-early-clicks";
import {
  serverRenderedPopup,
  showServerRenderedPopup,
} from "@/components/navigation/show-server-rendered-popup";
import { buttonClass } from "@/components/ui/button-class";

/**
 * Opens a server-rendered popup. Browsers that support `command` do so without scripts; in others a tap
 * waits for this component.
 */
export function ContactButton({
  text,
  opening,
  popupId,
}: {
  text: string;
  /** Announced while the tap waits. */
  opening: string;
  popupId: string;
}) {
  useEffect(() => {
    const popup = serverRenderedPopup(popupId);
    if (!popup) return;
    const showInstead = (event: Event) => {
      showServerRenderedPopup(popup);
      // Last, so that the browser opens the popup if the line above throws.
      event.preventDefault();
    };
    popup.addEventListener("command", showInstead);
    // The browser opened it before hydration.
    if (popup.open) showServerRenderedPopup(popup);
    return () => {
      popup.removeEventListener("command", showInstead);
      popup.close();
    };
  }, [popupId]);
  useEarlyClicks("contact", () => {
    const popup = serverRenderedPopup(popupId);
    if (popup) showServerRenderedPopup(popup);
  });

  // React has no props for these attributes yet.
  const invoker = { command: "show-modal", commandfor: popupId };
  return (
    <button
      type="button"
      {...invoker}
      data-early-click="contact"
      data-early-click-status={opening}
      suppressHydrationWarning
      className={`scriptless:hidden ${buttonClass("secondary")}`}
    >
      {text}
    </button>
  );
}
