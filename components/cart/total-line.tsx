"use client";

import { formatRupees } from "@/lib/shop/format";

/** The total, above the buttons of a popup. Screen readers say it when it changes. */
export function TotalLine({ label, rupees }: { label: string; rupees: number }) {
  return (
    <p role="status" className="col-span-full flex justify-between text-title strong">
      <span>{label}</span> <span className="figures">{formatRupees(rupees)}</span>
    </p>
  );
}
