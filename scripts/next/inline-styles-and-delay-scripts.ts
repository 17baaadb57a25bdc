import { existsSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { delayedScriptType } from "@/components/head-script/start-scripts-after-load";
import { builtPages, styleSheetText } from "@/scripts/build/read-next-build-output";
import { elementsIn } from "@/scripts/files/parse-html";
import { buildFolder } from "@/scripts/files/project-paths.mjs";

/** The scripts of the framework and of the page, in contrast to the script of a popup. */
const pageScripts = "/_next/static/chunks/";

/** Notices of licences, which the sheet itself keeps. */
const licences = /\/\*![^]*?\*\//g;

/** Changes all built pages, and Next.js's copies of them for hosts, as `inlineStylesAndDelayScripts` says. */
export function changeBuiltPages(): void {
  for (const { file, html } of builtPages()) {
    const changed = inlineStylesAndDelayScripts(html, styleSheetText);
    writeFileSync(file, changed);
    const copy = copyForHosts(file);
    if (existsSync(copy)) writeFileSync(copy, changed);
  }
}

/** The copy of a built file that OpenNext and other hosts take. Only builds for hosts have it. */
export function copyForHosts(file: string): string {
  return join(buildFolder, "standalone/.next", relative(buildFolder, file));
}

/**
 * The HTML of a built page, changed so that its first paint waits for no other file: its style is in its
 * head, and its scripts are not fetched before `startDelayedScripts` starts them. The style comes last in the
 * head: chats read metadata only in the first part of a page. The links to the sheets remain, disabled: React
 * looks for them, and would fetch the sheets otherwise. Polyfills for browsers without modules are left out.
 *
 * @param readStyleSheet gives the text of a sheet by its address
 * @throws if the page has no style sheet or no scripts where Next.js has put them so far
 */
export function inlineStylesAndDelayScripts(
  html: string,
  readStyleSheet: (address: string) => string,
): string {
  const all = elementsIn(html, "link", "script");
  // For browsers that show the pages as without JavaScript all the same.
  const polyfills = all.filter(({ attributes: { nomodule } }) => nomodule !== undefined);
  const elements = all.filter((element) => !polyfills.includes(element));
  const styleSheets = elements.filter(({ attributes }) => attributes.rel === "stylesheet");
  const scripts = elements.filter(
    ({ name, attributes: { src = "" } }) => name === "script" && src.startsWith(pageScripts),
  );
  const scriptPreloads = elements.filter(({ attributes: { as } }) => as === "script");
  if (styleSheets.length === 0 || scripts.length === 0) {
    throw new Error("The page has no style sheet or no scripts.");
  }

  const styles = styleSheets.map(
    ({ markup, attributes: { href = "" } }) =>
      `<style>${readStyleSheet(href).replace(licences, "")}</style>${markup.replace("<link", "<link disabled")}`,
  );
  const changes: readonly (readonly [markup: string, changed: string])[] = [
    ...[...styleSheets, ...scriptPreloads, ...polyfills].map(({ markup }) => [markup, ""] as const),
    ...scripts.map(
      ({ markup }) =>
        [markup, markup.replace("<script", `<script type="${delayedScriptType}"`)] as const,
    ),
    ["</head>", `${styles.join("")}</head>`],
  ];
  return changes.reduce((text, [markup, changed]) => text.replace(markup, () => changed), html);
}
