import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import * as z from "zod";
import { medianFigures, type Figure } from "@/scripts/bench/results/figure-and-its-limit";
import { limits } from "@/scripts/bench/results/limits";
import type { BenchPage } from "@/scripts/bench/pages-to-measure";
import { browserArguments, phoneFonts } from "@/scripts/bench/phone-browser-and-slow-lines";
import { requireChromium } from "@/scripts/setup/find-browsers";
import { ensureTools } from "@/scripts/setup/install-dependencies.mjs";

const toolsFolder = ".bench/tools";
const maxReportBytes = 64 * 1024 * 1024;

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

const audit = z.object({ numericValue: z.number() }).transform(({ numericValue }) => numericValue);
/** Lighthouse gives no score if one of its audits failed. */
const points = z
  .object({ score: z.number().nullable() })
  .transform(({ score }) => Math.round((score ?? 0) * 100));

const reportSchema = z.object({
  audits: z.object({
    "first-contentful-paint": audit,
    "largest-contentful-paint": audit,
    "total-blocking-time": audit,
    "cumulative-layout-shift": audit,
  }),
  categories: z.record(z.enum(categories), points),
});
type Report = z.infer<typeof reportSchema>;

/** Installs Lighthouse and its 200 packages, which `npm start` does not need. */
export async function ensureLighthouse(): Promise<void> {
  await ensureTools("scripts/bench/tools", toolsFolder);
}

/**
 * Blocking time, layout shift and scores of one page. Paint times and the performance score are
 * simulated, and have no limit; paint-figures.ts measures them.
 *
 * @param times how often to measure; the result is the median
 */
export function lighthouseFigures(
  { path }: BenchPage,
  shop: string,
  plain: string,
  times: number,
): Promise<readonly Figure[]> {
  return medianFigures(times, async () => {
    const own = await runLighthouse(shop + path);
    const reference = await runLighthouse(plain + path);
    const time = (name: string, id: keyof Report["audits"]): Figure => ({
      what: `${path}: ${name}`,
      unit: "ms",
      value: own.audits[id],
      reference: reference.audits[id],
    });
    return [
      time("FCP", "first-contentful-paint"),
      time("LCP", "largest-contentful-paint"),
      {
        ...time("TBT", "total-blocking-time"),
        limit: { kind: "at most", value: limits.blockingMilliseconds },
      },
      {
        what: `${path}: CLS`,
        unit: "",
        value: own.audits["cumulative-layout-shift"],
        limit: { kind: "at most", value: limits.layoutShift },
      },
      ...categories.map((name): Figure => ({
        what: `${path}: Lighthouse ${name}`,
        unit: "points",
        value: own.categories[name],
        ...(name !== "performance" && { limit: { kind: "at least", value: limits.score } }),
      })),
    ];
  });
}

/** Looks at an address with Lighthouse's phone, network and processor. */
async function runLighthouse(address: string): Promise<Report> {
  // Sometimes the start of Chromium's trace is missing (NO_NAVSTART), and Lighthouse fails.
  return runLighthouseOnce(address).catch(() => runLighthouseOnce(address));
}

async function runLighthouseOnce(address: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(toolsFolder, "node_modules/lighthouse/cli/index.js"),
      address,
      "--output=json",
      "--quiet",
      `--only-categories=${categories.join(",")}`,
      `--chrome-flags=--headless=new --no-sandbox ${browserArguments.join(" ")}`,
    ],
    { maxBuffer: maxReportBytes, env: { ...phoneFonts, CHROME_PATH: requireChromium() } },
  );
  return reportSchema.parse(JSON.parse(stdout));
}
