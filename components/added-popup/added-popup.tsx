"use client";

import { useEffect } from "react";
import { buttonClass } from "@/components/ui/button-class";
import type { Copy } from "@/lib/copy";
import type { Language } from "@/lib/language";

/**
 * Confirms what was added and leads to the cart, or shows an empty cart. `addItems` opens it and fills in
 * its text. A client component, because the page would contain the markup of a server component twice.
 */
export function AddedPopup({ title, ok, goToCart }: Omit<Copy["shop"]["added"], "text">) {
  return (
    <dialog
      id="added-popup"
      aria-labelledby="added-title"
      suppressHydrationWarning
      className="popup"
    >
      <div className="popup-layout">
        <h2 id="added-title" tabIndex={-1} suppressHydrationWarning className="popup-title">
          {title}
        </h2>
        <div className="popup-content">
          <p suppressHydrationWarning className="text-lead">
            {""}
          </p>
        </div>
        <div className="popup-actions equal-columns">
          <button
            type="button"
            data-early-click="close"
            suppressHydrationWarning
            className={buttonClass("secondary")}
          >
            {ok}
          </button>
          <button type="button" data-early-click="go-to-cart" className={buttonClass("primary")}>
            {goToCart}
          </button>
        </div>
      </div>
    </dialog>
  );
}

/**
 * The script that handles Add to Cart. Rendered on the server only, like `HeadScript`; where a link
 * within the shop led to this page, its code is imported instead.
 */
export function AddedPopupScript({ language }: { language: Language }) {
  useEffect(() => void importScript(), []);
  if (typeof window !== "undefined") return null;
  const file = `/_next/${process.env.ADDED_POPUP_FOLDER}/${language}.js`;
  return <script async fetchPriority="high" src={file} />;
}

async function importScript(): Promise<void> {
  const clicks = window.earlyClicks;
  if (!clicks) return;
  if (!clicks.addedItems) {
    const script = await import("@/components/added-popup/add-to-cart").catch(() => undefined);
    script?.addItems(clicks);
  }
  clicks.addedItems?.count();
}
