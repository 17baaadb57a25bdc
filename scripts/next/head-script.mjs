import { createHash } from "node:crypto";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { projectFolder } from "../setup/project-paths.mjs";

/**
 * The script that stands in the head of every page, as text. It can be parsed by browsers that are
 * too old for the page's own scripts.
 */
export const headScript = () => scriptOf("components/head-script/head-script-entry.ts");

/**
 * The script of the popup that confirms what is added, which pages with goods load beside their style.
 *
 * @returns {{ text: string, file: string }} the file's name is that below `.next`
 */
export function addedPopupScript() {
  const text = scriptOf("components/added-popup/added-popup-script-entry.ts");
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return { text, file: `static/popups/added-popup-${hash}.js` };
}

/** @param {string} entryPoint built into one file without imports */
function scriptOf(entryPoint) {
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
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
