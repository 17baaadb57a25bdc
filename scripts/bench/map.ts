import { z } from "zod";
import { BuildOutput } from "@/scripts/bench/build-output";
import { type BenchPage, benchPages, sampleProduct } from "@/scripts/bench/pages";
import { bytesBySource } from "@/scripts/bench/source-map";
import { bundler } from "@/scripts/bundler.mjs";
import { markNotBuilt } from "@/scripts/freshness.mjs";
import { runTool } from "@/scripts/run.mjs";
import { Failure } from "@/scripts/script.mjs";

const sourceMap = z.object({ sources: z.array(z.string()), mappings: z.string() });

/** Bytes of script, brotli, by what they come from. */
type Shares = ReadonlyMap<string, number>;

/**
 * Builds the shop with source maps and prints, for each kind of page, which module costs how much
 * of the first load. The next `npm start` builds it again, without them.
 */
export async function printMap(): Promise<void> {
  markNotBuilt();
  const exitCode = await runTool("next", ["build", `--${bundler}`], {
    environment: { NODE_ENV: "production", SOURCE_MAPS: "1" },
  });
  if (exitCode !== 0) throw new Failure("The shop could not be built.");
  const shop = new BuildOutput(".");
  for (const page of benchPages) {
    const isSample = page.kind !== "product" || page.path.endsWith(`/${sampleProduct.id}`);
    if (page.language === "en" && isSample) printPage(shop, page);
  }
}

function printPage(shop: BuildOutput, { path, file }: BenchPage): void {
  const { scripts } = shop.firstLoad(file);
  console.log(`\n${path}: ${shop.scriptBytes(file)} B of script, brotli`);
  for (const address of scripts) {
    const { raw, brotli } = shop.weigh(address);
    console.log(`  ${brotli} B  ${decodeURIComponent(address)}`);
    for (const [owner, bytes] of heaviest(sharesOf(shop, address))) {
      console.log(`    ${String(Math.round((bytes / raw) * brotli)).padStart(6)} B  ${owner}`);
    }
  }
}

function heaviest(shares: Shares): readonly (readonly [string, number])[] {
  return [...shares].sort(([, one], [, other]) => other - one);
}

/** Raw bytes of one script by package, and by file for the shop's own. */
function sharesOf(shop: BuildOutput, address: string): Shares {
  const map = sourceMap.parse(JSON.parse(shop.asset(`${address.replace(/\?.*$/, "")}.map`)));
  const shares = new Map<string, number>();
  for (const [source, bytes] of bytesBySource(shop.asset(address), map)) {
    const owner = ownerOf(source);
    shares.set(owner, (shares.get(owner) ?? 0) + bytes);
  }
  return shares;
}

/** `webpack://_N_E/./components/site/brand.tsx?1f` → `components/site/brand.tsx`. */
function ownerOf(source: string): string {
  const [, name] = /node_modules\/(?:.*node_modules\/)?((?:@[^/]+\/)?[^/?]+)/.exec(source) ?? [];
  if (name !== undefined) return name;
  const own = source.replace(/^webpack:\/\/[^/]*\/(?:\.\/)?/, "").replace(/\?.*$/, "");
  return own.startsWith("webpack/") || own === "" ? "bundler" : own;
}
