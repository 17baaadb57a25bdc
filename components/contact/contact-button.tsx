"use client";

import { useEffect } from "react";
import {
  letBackClose,
  serverRenderedPopup,
  showServerRenderedPopup,
} from "@/components/navigation/let-back-close-server-rendered-popup";
import { buttonClass } from "@/components/ui/button-class";

/** Opens a server-rendered popup by `command`, which needs no script, or only the one in the head. */
export function ContactButton({ text, popupId }: { text: string; popupId: string }) {
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
    if (popup.open) letBackClose(popup);
    return () => {
      popup.removeEventListener("command", showInstead);
      popup.close();
    };
  }, [popupId]);

  // In browsers without `command` the script in the head has opened it.
  const onClick = () => {
    const popup = serverRenderedPopup(popupId);
    if (popup?.open) showServerRenderedPopup(popup);
  };

  // React has no props for these attributes yet.
  const invoker = { command: "show-modal", commandfor: popupId };
  return (
    <button
      type="button"
      {...invoker}
      onClick={onClick}
      className={`scriptless:hidden ${buttonClass("secondary")}`}
    >
      {text}
    </button>
  );
}
