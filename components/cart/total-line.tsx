"use client";

import { formatRupees } from "@/lib/shop/money";

/** The total, above the buttons of a popup. */
export function TotalLine({ label, rupees }: { label: string; rupees: number }) {
  return (
    <p className="col-span-full flex justify-between text-title strong">
      <span>{label}</span> <span className="figures">{formatRupees(rupees)}</span>
    </p>
  );
}
