"use client";

import { useEffect } from "react";
import { useEarlyClicks } from "@/components/head-script/use-early-clicks";
import {
  serverRenderedPopup,
  showServerRenderedPopup,
} from "@/components/navigation/show-server-rendered-popup";
import { buttonClass } from "@/components/ui/button-class";

/**
 * Opens a popup of the served page. A browser that knows `command` does so by itself; in others the
 * tap waits for this component.
 *
 * @param opening is said while it waits
 */
export function ContactButton({
  text,
  opening,
  popupId,
}: {
  text: string;
  opening: string;
  popupId: string;
}) {
  useEffect(() => {
    const popup = serverRenderedPopup(popupId);
    if (!popup) return;
    const showInstead = (event: Event) => {
      showServerRenderedPopup(popup);
      // Last: where that fails, the browser still opens it.
      event.preventDefault();
    };
    popup.addEventListener("command", showInstead);
    if (popup.open) {
      // As `showDialog` leaves it: it was opened before this component was there.
      popup.setAttribute("closedby", "any");
      showServerRenderedPopup(popup);
    }
    return () => {
      popup.removeEventListener("command", showInstead);
      popup.close();
    };
  }, [popupId]);
  useEarlyClicks("contact", () => {
    const popup = serverRenderedPopup(popupId);
    if (popup) showServerRenderedPopup(popup);
  });

  // React knows no names for these yet.
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
