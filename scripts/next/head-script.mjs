import { join } from "node:path";
import { buildSync } from "esbuild";
import { projectFolder } from "../setup/project-files.mjs";

/**
 * The script that stands in the head of every page, as text: built from components/head-script into
 * one file without imports. It can be parsed by browsers that are too old for the page's own scripts.
 */
export function headScript() {
  const { outputFiles } = buildSync({
    entryPoints: [join(projectFolder, "components/head-script/head-script.ts")],
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
