import { dayText, type SheetCopy } from "@/lib/seller/texts";

interface DaysProps {
  days: readonly string[];
  isTicked: (day: string) => boolean;
  copy: SheetCopy;
  onTick: (day: string, isOn: boolean) => void;
}

/** The days of which orders were found, to choose those that are on the sheet. */
export function Days({ days, isTicked, copy, onTick }: DaysProps) {
  return (
    <fieldset>
      <legend className="field-label">{copy.seller.days}</legend>
      <div className="flex max-h-48 flex-wrap gap-x-5 overflow-y-auto">
        {days.map((day) => (
          <label key={day} className="flex min-h-12 items-center gap-2">
            <input
              type="checkbox"
              className="size-5"
              checked={isTicked(day)}
              onChange={({ target }) => onTick(day, target.checked)}
            />
            {dayText(day, copy.order)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
