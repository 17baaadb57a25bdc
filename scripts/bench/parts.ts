import { BuildOutput } from "@/scripts/bench/build-output";
import type { Figure } from "@/scripts/bench/figure";
import { documentFigures, scriptFigures, strangerFigures } from "@/scripts/bench/file-figures";
import { buildFloor, floorFolder } from "@/scripts/bench/floor";
import { interactionFigures } from "@/scripts/bench/interaction-figures";
import { lighthouseFigures } from "@/scripts/bench/lighthouse";
import { serveWithNext } from "@/scripts/bench/next-server";
import { type BenchPage, benchPages, sampleProduct } from "@/scripts/bench/pages";
import { openBrowser } from "@/scripts/bench/phone";
import { writePlainSite } from "@/scripts/bench/plain-site";
import { serverFigures } from "@/scripts/bench/server-figures";
import { servePlainSite } from "@/scripts/bench/static-server";
import { ensureBenchTools } from "@/scripts/bench/tools";
import { transferFigures } from "@/scripts/bench/transfer-figures";
import type { Loopback } from "@/tests/loopback";
import { startShop } from "@/tests/shop-server";

interface Wishes {
  /** One look at the two main pages in English, in place of the median of three at all. */
  readonly isQuick: boolean;
}

type Part = (wishes: Wishes) => Promise<readonly Figure[]>;

const shop = new BuildOutput(".");

/** One page of each kind in both languages: the product pages are alike. */
function sample({ isQuick }: Wishes): readonly BenchPage[] {
  return benchPages.filter(({ kind, language, path }) => {
    if (isQuick) return language === "en" && (kind === "home" || kind === "products");
    return kind !== "product" || path.endsWith(`/${sampleProduct.id}`);
  });
}

/** The parts of the benchmark, in the order they run. */
export const parts = {
  bytes: async (wishes) => {
    const { scriptBytes } = await buildFloor();
    return [
      ...scriptFigures(shop, scriptBytes),
      ...strangerFigures(shop),
      ...documentFigures(shop),
      ...(await withSite(serveShop(), (site) => transfers(site, sample(wishes)))),
    ];
  },
  lighthouse: async (wishes) => {
    await ensureBenchTools();
    const pages = sample(wishes);
    writePlainSite(shop, pages);
    return withSite(serveShop(), (site) =>
      withSite(servePlainSite(), (plain) =>
        eachPage(pages, (page) => lighthouseFigures(page, site, plain, wishes.isQuick ? 1 : 3)),
      ),
    );
  },
  interaction: () =>
    withSite(serveShop(), (site) => withBrowser((browser) => interactionFigures(browser, site))),
  server: async () => {
    await ensureBenchTools();
    await buildFloor();
    return withSite(serveShop(), (site) =>
      withSite(serveWithNext(floorFolder), (floor) => serverFigures(site, floor)),
    );
  },
} as const satisfies Readonly<Record<string, Part>>;

function serveShop(): Promise<Loopback> {
  return startShop(() => ({}));
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
async function withSite<Result>(
  starting: Promise<Loopback>,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const { url, stop } = await starting;
  try {
    return await work(url);
  } finally {
    await stop();
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
