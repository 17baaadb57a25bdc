import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BuildOutput } from "@/scripts/bench/build-output/build-output";
import type { BenchPage } from "@/scripts/bench/bench-pages";
import { plainPage } from "@/scripts/bench/baseline/plain-page";

const TEMPLATE = "scripts/bench/baseline/plain.html";

export const plainFolder = ".bench/plain";

/** Writes these pages of the shop as plain HTML, each with one style sheet of its language. */
export function writePlainSite(shop: BuildOutput, pages: readonly BenchPage[]): void {
  const template = readFileSync(TEMPLATE, "utf8");
  rmSync(plainFolder, { recursive: true, force: true });
  for (const { file, language } of pages) {
    const { styleSheets } = shop.firstLoad(file);
    write(`${language}.css`, styleSheets.map((sheet) => shop.asset(sheet)).join("\n"));
    write(file, plainPage(template, shop.html(file), `/${language}.css`));
  }
}

function write(file: string, text: string): void {
  const path = join(plainFolder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
