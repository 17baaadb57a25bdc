import { brotliBytes, type BuildOutput } from "@/scripts/bench/weigh-build-output";
import type { Figure } from "@/scripts/bench/results/figure-and-its-limit";
import { limits } from "@/scripts/bench/results/limits";
import { benchPages } from "@/scripts/bench/pages-to-measure";
import { deniedModulesIn } from "@/scripts/bench/modules-denied-in-first-load";

/**
 * The script of each page's first load, against an empty page's.
 *
 * @param baseline bytes of the empty page's scripts, brotli
 */
export function scriptFigures(shop: BuildOutput, baseline: number): readonly Figure[] {
  const { plain, shop: withGoods } = limits.scriptAboveBaseline;
  return benchPages.map(({ kind, path, file }) => ({
    what: `${path}: script of the first load, brotli`,
    unit: "B",
    value: shop.scriptBytes(file),
    reference: baseline,
    limit: {
      kind: "above reference at most",
      value: kind === "products" || kind === "product" ? withGoods : plain,
    },
  }));
}

/** What each page needs before its first paint. */
export function documentFigures(shop: BuildOutput): readonly Figure[] {
  return benchPages.flatMap(({ path, file }): readonly Figure[] => {
    const { styleSheets } = shop.firstLoad(file);
    return [
      {
        what: `${path}: HTML and CSS, brotli`,
        unit: "B",
        value: brotliBytes(shop.html(file)) + shop.weigh(styleSheets),
        limit: { kind: "at most", value: limits.document },
      },
      {
        what: `${path}: style sheets before the first paint`,
        unit: "files",
        value: styleSheets.length,
        limit: { kind: "at most", value: limits.styleSheets },
      },
    ];
  });
}

/** The number of denied modules in each page's first load. */
export function deniedModuleFigures(shop: BuildOutput): readonly Figure[] {
  return benchPages.map(({ path, file, language }) => {
    const { scripts } = shop.firstLoad(file);
    const found = scripts.flatMap((address) => deniedModulesIn(shop.asset(address), language));
    return {
      what: [`${path}: zod, sign-in, other words in the first load`, ...found].join(" "),
      unit: "",
      value: found.length,
      limit: { kind: "at most", value: 0 },
    };
  });
}
