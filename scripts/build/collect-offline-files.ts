import { readFileSync } from "node:fs";
import { languageOf, type Language } from "@/lib/language";
import {
  cachedOnVisitPaths,
  lastResortFont,
  neverCachedPaths,
  type OfflineSet,
} from "@/lib/offline/pages-and-files-kept-offline";
import { rscPayload } from "@/lib/offline/extract-rsc-payload-from-html";
import { picturesToCache } from "@/scripts/build/choose-offline-pictures";
import { elementsIn } from "@/scripts/files/parse-html";
import {
  builtPages,
  lazyScriptAddresses,
  styleSheetText,
  type BuiltPage,
} from "@/scripts/build/read-next-build-output";

/**
 * What the service worker caches for a language. It is read from the built pages, so that a new page,
 * script or ornament is included automatically.
 *
 * @throws if a page does not contain its RSC payload, which `rscPayload` extracts
 */
export function offlineSet(language: Language): OfflineSet {
  const all = pagesToCache(language);
  const always = all.filter(({ path }) => !cachedOnVisitPaths.test(path));
  const assets = unique([...always.flatMap(assetsOfPage), ...lazyScripts(language)]);
  const onVisit = all
    .filter((page) => !always.includes(page))
    .map((page) => ({
      page: page.path,
      assets: unique(assetsOfPage(page)).filter((file) => !assets.includes(file)),
    }));
  return {
    assets,
    pages: unique(always.map(({ path }) => path)),
    pictures: unique(always.flatMap(({ html }) => picturesToCache(html))),
    onVisit,
  };
}

function pagesToCache(language: Language): readonly BuiltPage[] {
  const pages = builtPages().filter(
    ({ path }) => !neverCachedPaths.test(path) && languageOf(path) === language,
  );
  for (const { path, file, html } of pages) {
    if (rscPayload(html) !== readFileSync(file.replace(/html$/, "rsc"), "utf8")) {
      throw new Error(`The router's data are not in the page ${path} as they are served.`);
    }
  }
  return pages;
}

/** The scripts that pages load late, without those with words of another language. */
function lazyScripts(language: Language): readonly string[] {
  const otherChunks = language === "en" ? "/hindi-" : "/english-";
  return [...lazyScriptAddresses()]
    .filter(([key]) => !key.includes(otherChunks))
    .flatMap(([, addresses]) => addresses);
}

/** The files to which a page and its style sheets refer, without fonts that few machines need. */
function assetsOfPage({ html }: BuiltPage): readonly string[] {
  // Not only in elements: the RSC payload refers to scripts, too.
  const files = (html.match(/static\/[\w/()%.~@-]+\.(?:js|css|woff2)/g) ?? []).map(
    (file) => `/_next/${file}`,
  );
  const icons = elementsIn(html, "link").filter(({ attributes }) => attributes.rel === "icon");
  return [
    ...files,
    ...icons.flatMap(({ attributes }) => attributes.href ?? []),
    ...files.filter((file) => file.endsWith(".css")).flatMap(assetsOfStyle),
  ].filter((file) => !lastResortFont.test(file));
}

/** The fonts and ornaments in a style sheet. */
function assetsOfStyle(address: string): readonly string[] {
  return [...styleSheetText(address).matchAll(/url\(["']?(\/[^"')]+)/g)].flatMap(
    ([, file]) => file ?? [],
  );
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].sort();
}
