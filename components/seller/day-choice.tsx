"use client";

import { useId } from "react";
import type { OrderWords } from "@/lib/order/message";
import { dayText, type SheetWords } from "@/lib/seller/sheet-words";

/** Which day's orders the sheet shows; empty for all of them. */
export function DayChoice({
  days,
  day,
  choose,
  words,
  names,
}: {
  days: readonly string[];
  day: string;
  choose: (day: string) => void;
  words: SheetWords;
  names: OrderWords;
}) {
  const id = useId();
  return (
    <p className="print:hidden">
      <label htmlFor={id} className="field-label">
        {words.day}
      </label>
      <select
        id={id}
        value={day}
        onChange={(event) => choose(event.target.value)}
        className="field"
      >
        <option value="">{words.allDays}</option>
        {days.map((each) => (
          <option key={each} value={each}>
            {dayText(each, names)}
          </option>
        ))}
      </select>
    </p>
  );
}
