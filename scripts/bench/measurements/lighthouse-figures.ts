import { z } from "zod";
import type { Figure } from "@/scripts/bench/results/figure";
import { limits } from "@/scripts/bench/results/limits";
import { median } from "@/scripts/bench/results/median";
import type { BenchPage } from "@/scripts/bench/bench-pages";
import { runLighthouse } from "@/scripts/bench/browser/lighthouse";

const metrics = {
  "first-contentful-paint": "FCP",
  "largest-contentful-paint": "LCP",
  "total-blocking-time": "TBT",
  "cumulative-layout-shift": "CLS",
} as const;
type Metric = keyof typeof metrics;

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];

const audit = z.object({ numericValue: z.number() });
/** Lighthouse gives no score when one of its audits could not be made. */
const category = z.object({
  score: z
    .number()
    .nullable()
    .transform((score) => score ?? 0),
});
const report = z.object({
  audits: z.object({
    "first-contentful-paint": audit,
    "largest-contentful-paint": audit,
    "total-blocking-time": audit,
    "cumulative-layout-shift": audit,
  }),
  categories: z.object({
    performance: category,
    accessibility: category,
    "best-practices": category,
    seo: category,
  }),
});
type Report = z.infer<typeof report>;

/** Looks at an address several times with Lighthouse's phone, network and processor. */
async function look(address: string, times: number): Promise<readonly Report[]> {
  const reports: Report[] = [];
  while (reports.length < times) {
    // Now and then a trace of Chromium lacks its beginning (NO_NAVSTART), and Lighthouse gives up.
    reports.push(await lookOnce(address).catch(() => lookOnce(address)));
  }
  return reports;
}

async function lookOnce(address: string): Promise<Report> {
  const result = await runLighthouse(address, [
    `--only-categories=${categories.join(",")}`,
    "--chrome-flags=--headless=new --no-sandbox --disable-quic",
  ]);
  return report.parse(result);
}

function metricOf(reports: readonly Report[], name: Metric): number {
  return median(reports.map(({ audits }) => audits[name].numericValue));
}

function scoreOf(reports: readonly Report[], name: Category): number {
  return Math.round(median(reports.map((one) => one.categories[name].score)) * 100);
}

/**
 * Blocking time, stillness and scores of one page. Paint, and the score that is made of it, are of a
 * model: for information; see paint-figures.ts.
 *
 * @param times of which the medians are taken
 */
export async function lighthouseFigures(
  { path }: BenchPage,
  shop: string,
  plain: string,
  times: number,
): Promise<readonly Figure[]> {
  const own = await look(shop + path, times);
  const reference = await look(plain + path, times);
  const paint = (name: Metric): Figure => ({
    what: `${path}: ${metrics[name]}`,
    unit: "ms",
    value: metricOf(own, name),
    reference: metricOf(reference, name),
  });
  return [
    paint("first-contentful-paint"),
    paint("largest-contentful-paint"),
    {
      what: `${path}: TBT`,
      unit: "ms",
      value: metricOf(own, "total-blocking-time"),
      reference: metricOf(reference, "total-blocking-time"),
      limit: { kind: "at most", value: limits.blockingMilliseconds },
    },
    {
      what: `${path}: CLS`,
      unit: "",
      value: metricOf(own, "cumulative-layout-shift"),
      limit: { kind: "at most", value: limits.layoutShift },
    },
    ...categories.map((name): Figure => ({
      what: `${path}: Lighthouse ${name}`,
      unit: "points",
      value: scoreOf(own, name),
      ...(name !== "performance" && { limit: { kind: "at least", value: limits.score } }),
    })),
  ];
}
