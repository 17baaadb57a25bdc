import { join } from "node:path";
import { buildSync } from "esbuild";
import { projectFolder } from "../files/project-paths.mjs";

/**
 * The script in the head of every page, as text. Its syntax is older than that of the page's own
 * scripts, so that browsers that cannot parse those can still run it.
 */
export const headScript = () => scriptOf("components/head-script/head-script-entry.ts");

/**
 * The script of the popup that confirms what is added, which pages with goods load beside their style;
 * one for each language.
 *
 * @param {import("../../components/added-popup/add-to-cart-script-entry.ts").Order} order
 */
export const addedPopupScript = (order) =>
  scriptOf("components/added-popup/add-to-cart-script-entry.ts", { ORDER: JSON.stringify(order) });

/**
 * The folder of these scripts, relative to `.next`. Pages refer to it before the scripts exist, so its name
 * has the build id instead of a hash.
 *
 * @param {string} build its name
 */
export const addedPopupFolder = (build) => `static/added-popup-${build.slice(0, 8)}`;

/**
 * Bundles a script into one file without imports.
 *
 * @param {string} entryPoint
 * @param {Record<string, string>} [define] expressions by the names that they replace
 */
function scriptOf(entryPoint, define) {
  const { outputFiles } = buildSync({
    entryPoints: [join(projectFolder, entryPoint)],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    legalComments: "none",
    // Without "use strict", which the project's own settings would add.
    tsconfigRaw: {},
    alias: { "@": projectFolder },
    define,
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
