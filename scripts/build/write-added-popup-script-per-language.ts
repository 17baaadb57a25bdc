import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { en, hi } from "@/lib/copy";
import { builtId, lazyScriptAddresses } from "@/scripts/build/read-next-build-output";
import { buildFolder } from "@/scripts/files/project-paths.mjs";
import {
  addedPopupFolder,
  addedPopupScript,
} from "@/scripts/next/bundle-head-and-popup-scripts.mjs";

/**
 * Writes the scripts to which pages with products already refer. They preload the chunks that
 * `components/cart/order-popups/lazy-order-popups.tsx` imports, whose names are known only
 * after the build.
 *
 * @throws if Next.js no longer lists these chunks by the names of their modules
 */
export function writeAddedPopupScripts(): void {
  const folder = join(buildFolder, addedPopupFolder(builtId()));
  const imports = [...lazyScriptAddresses()];
  mkdirSync(folder, { recursive: true });
  for (const { language, shop } of [en, hi]) {
    const chunk = `/${language === "en" ? "english" : "hindi"}-order-popups-chunk`;
    const [, files] = imports.find(([key]) => key.endsWith(chunk)) ?? [];
    if (!files) throw new Error(`The build does not say which scripts ${chunk} has.`);
    const { title, empty: text, close } = shop.cart;
    const script = addedPopupScript({ files, emptyCart: { title, text, close } });
    writeFileSync(join(folder, `${language}.js`), script);
  }
}
