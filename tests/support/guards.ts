import { PHASE_PRODUCTION_SERVER } from "next/constants.js";
import nextConfig from "@/next.config.mjs";

/** Returns the headers that the shop sends with every answer, by their names in lower case. */
export async function readGuards(): Promise<Record<string, string>> {
  const { headers } = await nextConfig(PHASE_PRODUCTION_SERVER);
  const rules = (await headers?.()) ?? [];
  const everywhere = rules.filter(({ source }) => source === "/:path*");
  return Object.fromEntries(
    everywhere.flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value])),
  );
}
