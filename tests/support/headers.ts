import { headerRules } from "@/scripts/headers.mjs";

/** The headers that the shop sends with every answer, by their names in lower case. */
export const shopHeaders = Object.fromEntries(
  (headerRules()[0]?.headers ?? []).map(({ key, value }) => [key.toLowerCase(), value]),
);
