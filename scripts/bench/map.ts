import { writeFileSync } from "node:fs";
import { z } from "zod";
import { BuildOutput } from "@/scripts/bench/build-output/build-output";
import { type BenchPage, benchPages, sampleProduct } from "@/scripts/bench/bench-pages";
import { bytesBySource } from "@/scripts/bench/source-map";
import { ownerOf } from "@/scripts/bench/source-owner";
import { type RouteShares, type Share, treemapSvg } from "@/scripts/bench/treemap";
import { bundler } from "@/scripts/build/bundler.mjs";
import { markNotBuilt } from "@/scripts/build/fingerprint.mjs";
import { runTool } from "@/scripts/setup/run-command.mjs";
import { Failure } from "@/scripts/setup/failure.mjs";

const DRAWING = "docs/script-bytes.svg";

const sourceMap = z.object({ sources: z.array(z.string()), mappings: z.string() });

/**
 * Builds the shop with source maps; prints, for each kind of page, which module costs how much of
 * the first load, and draws it for docs/performance.md. The next `npm start` builds the shop again,
 * without them.
 */
export async function mapBytes(): Promise<void> {
  markNotBuilt();
  const exitCode = await runTool("next", ["build", `--${bundler}`], {
    environment: { NODE_ENV: "production", SOURCE_MAPS: "1" },
  });
  if (exitCode !== 0) throw new Failure("The shop could not be built.");
  const shop = new BuildOutput(".");
  const routes = benchPages.filter(isSample).map((page) => sharesOfPage(shop, page));
  routes.forEach(printRoute);
  writeFileSync(DRAWING, treemapSvg(routes));
  console.log(`\nDrawn in ${DRAWING}`);
}

/** One page of each kind: those in Hindi have the same scripts but for the words. */
function isSample({ kind, language, path }: BenchPage): boolean {
  return language === "en" && (kind !== "product" || path.endsWith(`/${sampleProduct.id}`));
}

function printRoute({ path, shares }: RouteShares): void {
  console.log(`\n${path}`);
  for (const { name, bytes } of shares) {
    console.log(`${String(Math.round(bytes)).padStart(8)} B  ${name}`);
  }
}

/** Bytes of script, brotli, by what they come from; the heaviest first. */
function sharesOfPage(shop: BuildOutput, { path, file }: BenchPage): RouteShares {
  const bytes = new Map<string, number>();
  for (const address of shop.firstLoad(file).scripts) {
    for (const share of sharesOfScript(shop, address)) {
      bytes.set(share.name, (bytes.get(share.name) ?? 0) + share.bytes);
    }
  }
  const shares = [...bytes].map(([name, bytes]) => ({ name, bytes }));
  return { path, shares: shares.sort((one, other) => other.bytes - one.bytes) };
}

/** A module's part of a compressed script is taken to be its part of the uncompressed one. */
function sharesOfScript(shop: BuildOutput, address: string): readonly Share[] {
  const map = sourceMap.parse(JSON.parse(shop.asset(`${address.replace(/\?.*$/, "")}.map`)));
  const { raw, brotli } = shop.weigh(address);
  return [...bytesBySource(shop.asset(address), map)].map(([source, bytes]) => ({
    name: ownerOf(source),
    bytes: (bytes / raw) * brotli,
  }));
}
