"use client";

import { buttonClass } from "@/components/ui/button-class";
import type { Copy } from "@/lib/copy/copy";
import type { Language } from "@/lib/language/language";

/**
 * Confirms what was added and offers the cart, or says that there is nothing in it. It stands in the
 * served page; the script that opens it writes what it says. A client component: its markup stands in
 * the page only once that way.
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

/** Served with the page and never made in the browser, like `HeadScript`. */
export function AddedPopupScript({ language }: { language: Language }) {
  if (typeof window !== "undefined") return null;
  const file = `/_next/${process.env.ADDED_POPUP_FOLDER}/${language}.js`;
  return <script async fetchPriority="high" src={file} />;
}
