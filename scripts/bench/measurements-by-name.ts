import { BuildOutput } from "@/scripts/bench/weigh-build-output";
import { medianFigures, type Figure } from "@/scripts/bench/results/figure-and-its-limit";
import { limits } from "@/scripts/bench/results/limits";
import {
  documentFigures,
  scriptFigures,
  deniedModuleFigures,
} from "@/scripts/bench/measurements/first-load-figures";
import { buildBaseline, baselineFolder } from "@/scripts/bench/baseline/build-and-weigh-empty-page";
import { firstTapFigures } from "@/scripts/bench/measurements/first-tap-figures";
import { orderStepFigures } from "@/scripts/bench/measurements/order-step-figures";
import {
  ensureLighthouse,
  lighthouseFigures,
} from "@/scripts/bench/measurements/lighthouse-figures";
import { paintFigures } from "@/scripts/bench/measurements/paint-figures";
import {
  benchPages,
  pagesToMeasure,
  type BenchOptions,
  type BenchPage,
} from "@/scripts/bench/pages-to-measure";
import { openBrowser } from "@/scripts/bench/phone-browser-and-slow-lines";
import { servePlainSite } from "@/scripts/bench/baseline/plain-site";
import { transferFigures } from "@/scripts/bench/measurements/transfer-figures";
import { measure } from "@/scripts/load-test/requests-per-second";
import { toolPath } from "@/scripts/files/project-paths.mjs";
import { startShop } from "@/scripts/local-servers/shop-process";

type Part = (options: BenchOptions) => Promise<readonly Figure[]>;

const shop = new BuildOutput(".");

const linesOfLargeCart = 100;

/** Of each count of the server's pages. */
const serverSeconds = 5;

/** How often to measure; of an odd number of results the median is one of them. */
const repetitions = ({ isQuick }: BenchOptions, usual: 3 | 5) => (isQuick ? 1 : usual);

let weighing: Promise<number> | undefined;

/** Builds and weighs the empty page, once in a run. */
const baselineBytes = () => (weighing ??= buildBaseline());

/** The parts of the benchmark, in the order in which they run. */
export const parts: Readonly<Record<string, Part>> = {
  bytes: async (options) => {
    const baseline = await baselineBytes();
    await using site = await startShop();
    await using browser = await openBrowser();
    return [
      ...scriptFigures(shop, baseline),
      ...deniedModuleFigures(shop),
      ...documentFigures(shop),
      ...(await eachPage(pagesToMeasure(options), (page) =>
        transferFigures(browser, site.url, page),
      )),
    ];
  },
  paint: async (options) => {
    const pages = pagesToMeasure(options);
    await using site = await startShop();
    await using plain = await servePlainSite(shop, pages);
    await using browser = await openBrowser();
    return await eachPage(pages, (page) =>
      paintFigures(browser, page, site.url, plain.url, repetitions(options, 5)),
    );
  },
  lighthouse: async (options) => {
    await ensureLighthouse();
    const pages = pagesToMeasure(options);
    await using site = await startShop();
    await using plain = await servePlainSite(shop, pages);
    return await eachPage(pages, (page) =>
      lighthouseFigures(page, site.url, plain.url, repetitions(options, 5)),
    );
  },
  interaction: async (options) => {
    const pages = benchPages.filter(({ path }) => path === "/products");
    await using site = await startShop();
    await using plain = await servePlainSite(shop, pages);
    await using browser = await openBrowser();
    return await medianFigures(repetitions(options, 5), async () => [
      ...(await firstTapFigures(browser, site.url, plain.url)),
      ...(await orderStepFigures(browser, site.url, 1)),
      ...(await orderStepFigures(browser, site.url, linesOfLargeCart)),
    ]);
  },
  server: async (options) => {
    await baselineBytes();
    await using site = await startShop();
    await using baseline = await startShop({
      script: toolPath("next"),
      scriptArguments: ["start", baselineFolder, "-H", "127.0.0.1"],
      readySign: "Ready in",
    });
    return await medianFigures(repetitions(options, 3), async () => [
      {
        what: "/: npm start, pages per second",
        unit: "pages/s",
        value: (await measure(`${site.url}/`, serverSeconds)).requestsPerSecond,
        reference: (await measure(`${baseline.url}/`, serverSeconds)).requestsPerSecond,
        limit: { kind: "ratio at least", value: limits.serverRatio },
      },
    ]);
  },
};

async function eachPage(
  pages: readonly BenchPage[],
  measurePage: (page: BenchPage) => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const page of pages) figures.push(...(await measurePage(page)));
  return figures;
}
