"use client";

import type { Copy } from "@/lib/copy/copy";

const fields = ["city", "state", "postalCode"] as const;

/** City, state and postal code, read-only because they are the same for every order. */
export function DeliveryAreaFields({ words }: { words: Copy["shop"]["delivery"] }) {
  return (
    <div className="equal-columns delivery-area">
      {fields.map((field) => (
        <div key={field}>
          <label htmlFor={field} className="field-label">
            {words[field]}
          </label>
          <input id={field} readOnly value={words.place[field]} className="field field-fixed" />
        </div>
      ))}
    </div>
  );
}
