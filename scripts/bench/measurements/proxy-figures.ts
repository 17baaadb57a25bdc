import type { Figure } from "@/scripts/bench/results/figure";
import { limits } from "@/scripts/bench/results/limits";
import { median } from "@/scripts/bench/results/median";
import type { BenchPage } from "@/scripts/bench/bench-pages";
import type { Deployment } from "@/scripts/load-test/nginx-deployment";
import { measure, phoneHeaders, transferredBytes } from "@/scripts/load-test/requests-per-second";

const ROUNDS = 3;
const SECONDS = 2;

/** Pages per second through the proxy, against the proxy's own file of that size. */
export async function proxyFigures(
  { url, addFile }: Pick<Deployment, "url" | "addFile">,
  { path }: BenchPage,
): Promise<readonly Figure[]> {
  const page = url + path;
  const file = addFile(await transferredBytes(page));
  const rates: Record<"page" | "file", number[]> = { page: [], file: [] };
  for (let round = 0; round < ROUNDS; round++) {
    rates.page.push((await measure(page, SECONDS, phoneHeaders)).requestsPerSecond);
    rates.file.push((await measure(file, SECONDS, phoneHeaders)).requestsPerSecond);
  }
  return [
    {
      what: `${path}: behind the proxy, pages per second`,
      unit: "pages/s",
      value: median(rates.page),
      reference: median(rates.file),
      limit: { kind: "ratio at least", value: 1 / limits.proxyRatio },
    },
  ];
}
