import type { Figure } from "@/scripts/bench/results/figure";
import { limits } from "@/scripts/bench/results/limits";
import { median } from "@/scripts/bench/results/median";
import { measure, phoneHeaders } from "@/scripts/load-test/requests-per-second";

const ROUNDS = 3;
const SECONDS = 5;

/** Pages per second of the shop's server, against the framework's own with an empty page. */
export async function serverFigures(shop: string, baseline: string): Promise<readonly Figure[]> {
  const rates: Record<"shop" | "baseline", number[]> = { shop: [], baseline: [] };
  for (let round = 0; round < ROUNDS; round++) {
    rates.shop.push(await pagesPerSecond(shop));
    rates.baseline.push(await pagesPerSecond(baseline));
  }
  return [
    {
      what: "/: npm start, pages per second",
      unit: "pages/s",
      value: median(rates.shop),
      reference: median(rates.baseline),
      limit: { kind: "ratio at least", value: limits.serverRatio },
    },
  ];
}

async function pagesPerSecond(site: string): Promise<number> {
  return (await measure(`${site}/`, SECONDS, phoneHeaders)).requestsPerSecond;
}
