import { BuildOutput } from "@/scripts/bench/build-output/build-output";
import type { Figure } from "@/scripts/bench/results/figure";
import {
  documentFigures,
  scriptFigures,
  forbiddenModuleFigures,
} from "@/scripts/bench/measurements/first-load-figures";
import { buildBaseline, baselineFolder } from "@/scripts/bench/baseline/baseline";
import { interactionFigures } from "@/scripts/bench/measurements/interaction-figures";
import { ensureLighthouse } from "@/scripts/bench/browser/lighthouse";
import { lighthouseFigures } from "@/scripts/bench/measurements/lighthouse-figures";
import { paintFigures } from "@/scripts/bench/measurements/paint-figures";
import { type BenchPage, benchPages, sampleProduct } from "@/scripts/bench/bench-pages";
import { openBrowser } from "@/scripts/bench/browser/phone";
import { writePlainSite } from "@/scripts/bench/baseline/plain-site";
import { serverFigures } from "@/scripts/bench/measurements/server-figures";
import { servePlainSite } from "@/scripts/bench/baseline/static-server";
import { transferFigures } from "@/scripts/bench/measurements/transfer-figures";
import { toolPath } from "@/scripts/setup/project-paths.mjs";
import type { Loopback } from "@/scripts/local-servers/loopback";
import { startShop } from "@/scripts/local-servers/shop-process";

interface BenchOptions {
  /** One look at the two main pages in English, in place of the median of several at all. */
  readonly isQuick: boolean;
}

type Part = (options: BenchOptions) => Promise<readonly Figure[]>;

const shop = new BuildOutput(".");

/** One page of each kind in both languages: the product pages are alike. */
function sample({ isQuick }: BenchOptions): readonly BenchPage[] {
  return benchPages.filter(({ kind, language, path }) => {
    if (isQuick) return language === "en" && (kind === "home" || kind === "products");
    return kind !== "product" || path.endsWith(`/${sampleProduct.id}`);
  });
}

/** The parts of the benchmark, in the order they run. */
export const parts = {
  bytes: async (options) => {
    const { scriptBytes } = await buildBaseline();
    return [
      ...scriptFigures(shop, scriptBytes),
      ...forbiddenModuleFigures(shop),
      ...documentFigures(shop),
      ...(await withSite(serveShop(), ({ url }) => transfers(url, sample(options)))),
    ];
  },
  paint: async (options) => {
    const pages = sample(options);
    writePlainSite(shop, pages);
    return withSite(serveShop(), (site) =>
      withSite(servePlainSite(pages), (plain) =>
        withBrowser((browser) =>
          eachPage(pages, (page) =>
            paintFigures(browser, page, site.url, plain.url, options.isQuick ? 1 : 5),
          ),
        ),
      ),
    );
  },
  lighthouse: async (options) => {
    await ensureLighthouse();
    const pages = sample(options);
    writePlainSite(shop, pages);
    return withSite(serveShop(), (site) =>
      withSite(servePlainSite(pages), (plain) =>
        eachPage(pages, (page) =>
          lighthouseFigures(page, site.url, plain.url, options.isQuick ? 1 : 5),
        ),
      ),
    );
  },
  interaction: ({ isQuick }) => {
    const pages = benchPages.filter(({ path }) => path === "/products");
    writePlainSite(shop, pages);
    return withSite(serveShop(), (site) =>
      withSite(servePlainSite(pages), (plain) =>
        withBrowser((browser) => interactionFigures(browser, site.url, plain.url, isQuick ? 1 : 3)),
      ),
    );
  },
  server: async () => {
    await buildBaseline();
    return withSite(serveShop(), (site) =>
      withSite(serveBaseline(), (baseline) => serverFigures(site.url, baseline.url)),
    );
  },
} as const satisfies Readonly<Record<string, Part>>;

function serveShop(): Promise<Loopback> {
  return startShop(() => ({}));
}

/** The empty page, as the framework serves by itself. */
function serveBaseline(): Promise<Loopback> {
  return startShop(() => ({}), {
    script: toolPath("next"),
    scriptArguments: ["start", baselineFolder, "-H", "127.0.0.1"],
    readySign: "Ready in",
  });
}

function transfers(site: string, pages: readonly BenchPage[]): Promise<readonly Figure[]> {
  return withBrowser((browser) => eachPage(pages, (page) => transferFigures(browser, site, page)));
}

async function eachPage(
  pages: readonly BenchPage[],
  measure: (page: BenchPage) => Promise<readonly Figure[]>,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const page of pages) figures.push(...(await measure(page)));
  return figures;
}

/** Stops the site whatever becomes of the work. */
async function withSite<Site extends Pick<Loopback, "stop">, Result>(
  starting: Promise<Site>,
  work: (site: Site) => Promise<Result>,
): Promise<Result> {
  const site = await starting;
  try {
    return await work(site);
  } finally {
    await site.stop();
  }
}

async function withBrowser<Result>(
  work: (browser: Awaited<ReturnType<typeof openBrowser>>) => Promise<Result>,
): Promise<Result> {
  const browser = await openBrowser();
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
