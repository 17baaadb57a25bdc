"use client";

import { useId } from "react";
import type { Copy } from "@/lib/copy/copy";

/** City, state and postal code, which are the same for every order. */
export function DeliveryAreaFields({ words }: { words: Copy["shop"]["delivery"] }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5rem),1fr))] gap-3">
      <FixedField label={words.city} value={words.place.city} />
      <FixedField label={words.state} value={words.place.state} />
      <FixedField label={words.postalCode} value={words.place.postalCode} />
    </div>
  );
}

function FixedField({ label, value }: { label: string; value: string }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <input id={id} readOnly value={value} className="field field-fixed" />
    </div>
  );
}
