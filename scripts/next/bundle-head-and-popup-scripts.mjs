import { join } from "node:path";
import { buildSync } from "esbuild";
import { projectFolder } from "../files/project-paths.mjs";

/**
 * The script that stands in the head of every page, as text. It can be parsed by browsers that are
 * too old for the page's own scripts.
 */
export const headScript = () => scriptOf("components/head-script/head-script-entry.ts");

/**
 * The script of the popup that confirms what is added, which pages with goods load beside their style;
 * one for each language.
 *
 * @param {import("../../components/added-popup/added-popup-script-entry.ts").Order} order
 */
export const addedPopupScript = (order) =>
  scriptOf("components/added-popup/added-popup-script-entry.ts", { ORDER: JSON.stringify(order) });

/**
 * The folder of these scripts, below `.next`. Pages name it before they are made, so it is called after
 * the build.
 *
 * @param {string} build its name
 */
export const addedPopupFolder = (build) => `static/added-popup-${build.slice(0, 8)}`;

/**
 * @param {string} entryPoint built into one file without imports
 * @param {Record<string, string>} [define] expressions by the names that stand for them
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
