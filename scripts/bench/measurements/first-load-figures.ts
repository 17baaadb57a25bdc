import {
  brotliBytes,
  type BuildOutput,
  total,
} from "@/scripts/bench/build-output/weigh-build-output";
import type { Figure } from "@/scripts/bench/results/measured-figure";
import { limits } from "@/scripts/bench/results/limits";
import { type BenchPage, benchPages } from "@/scripts/bench/bench-pages";
import { forbiddenModulesIn } from "@/scripts/bench/build-output/forbidden-modules";

const kindsWithGoods: readonly BenchPage["kind"][] = ["products", "product"];

/**
 * The script of each page's first load, against an empty page's.
 *
 * @param baseline bytes of the empty page's scripts, brotli
 */
export function scriptFigures(shop: BuildOutput, baseline: number): readonly Figure[] {
  return benchPages.map(({ kind, path, file }) => ({
    what: `${path}: script of the first load, brotli`,
    unit: "B",
    value: shop.scriptBytes(file),
    reference: baseline,
    limit: {
      kind: "above reference at most",
      value: limits.scriptAboveBaseline[kindsWithGoods.includes(kind) ? "shop" : "plain"],
    },
  }));
}

/** What each page needs before its first paint. */
export function documentFigures(shop: BuildOutput): readonly Figure[] {
  return benchPages.flatMap(({ path, file }): readonly Figure[] => {
    const { styleSheets } = shop.firstLoad(file);
    const styleBytes = total(styleSheets.map((sheet) => shop.weigh(sheet)));
    return [
      {
        what: `${path}: HTML and CSS, brotli`,
        unit: "B",
        value: brotliBytes(shop.html(file)) + styleBytes,
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

/** The number of forbidden modules in each page's first load. */
export function forbiddenModuleFigures(shop: BuildOutput): readonly Figure[] {
  return benchPages.map(({ path, file, language }) => {
    const { scripts } = shop.firstLoad(file);
    const found = scripts.flatMap((address) => forbiddenModulesIn(shop.asset(address), language));
    return {
      what: [`${path}: zod, sign-in, other words in the first load`, ...found].join(" "),
      unit: "",
      value: found.length,
      limit: { kind: "at most", value: 0 },
    };
  });
}
