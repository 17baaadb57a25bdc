"use client";

import { useId } from "react";
import { dayText, type SheetCopy } from "@/lib/seller/item-quantity-and-day-texts";

/** Selects the day whose orders the sheet shows; empty for all days. */
export function DayChoice({
  days,
  day,
  choose,
  copy,
}: {
  days: readonly string[];
  day: string;
  choose: (day: string) => void;
  copy: SheetCopy;
}) {
  const id = useId();
  return (
    <p className="print:hidden">
      <label htmlFor={id} className="field-label">
        {copy.seller.day}
      </label>
      <select
        id={id}
        value={day}
        onChange={(event) => choose(event.target.value)}
        className="field"
      >
        <option value="">{copy.seller.allDays}</option>
        {days.map((each) => (
          <option key={each} value={each}>
            {dayText(each, copy.order)}
          </option>
        ))}
      </select>
    </p>
  );
}
