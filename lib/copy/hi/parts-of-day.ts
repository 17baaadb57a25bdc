import type { DayPart } from "@/lib/shop/format";

export const dayParts: Readonly<Record<DayPart, string>> = {
  "small-hours": "रात",
  morning: "सुबह",
  afternoon: "दोपहर",
  evening: "शाम",
  night: "रात",
};
