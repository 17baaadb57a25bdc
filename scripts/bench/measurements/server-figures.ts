import type { Figure } from "@/scripts/bench/results/measured-figure";
import { limits } from "@/scripts/bench/results/limits";
import { medianFigures } from "@/scripts/bench/results/median";
import { measure } from "@/scripts/load-test/requests-per-second";

const ROUNDS = 3;
const SECONDS = 5;

/** Pages per second of the shop's server, compared with the framework's server and an empty page. */
export function serverFigures(shop: string, baseline: string): Promise<readonly Figure[]> {
  return medianFigures(ROUNDS, async () => [
    {
      what: "/: npm start, pages per second",
      unit: "pages/s",
      value: (await measure(`${shop}/`, SECONDS)).requestsPerSecond,
      reference: (await measure(`${baseline}/`, SECONDS)).requestsPerSecond,
      limit: { kind: "ratio at least", value: limits.serverRatio },
    },
  ]);
}
