import { createHash } from "node:crypto";
import {
  builtPages,
  pagesBuiltOnRequest,
  readHeaderRules,
  notFoundPath,
} from "@/scripts/build/read-next-build-output";
import { elementsIn, type HtmlElement } from "@/scripts/files/parse-html";
import { writeHashesAndPreloads } from "@/scripts/build/csp-hashes-and-preloads-file.mjs";
import { Failure } from "@/server/failure-with-message-for-terminal.mjs";

/** The types of scripts that browsers run. Any other type makes the element a data block. */
const executedTypes = ["", "module", "importmap", "speculationrules", "text/javascript"];

/** Collects what the headers of the built pages contain, for the header rules of the second run. */
export function collectHashesAndPreloads(): void {
  const contents = builtPages().map(
    ({ path, html }) =>
      [
        path,
        {
          scriptHashes: inlineScriptHashes(html),
          styleHashes: inlineStyleHashes(html),
          preloads: fontPreloads(html),
        },
      ] as const,
  );
  const { [notFoundPath]: notFound, ...pages } = Object.fromEntries(contents);
  writeHashesAndPreloads({
    pages,
    notFoundScriptHashes: notFound?.scriptHashes ?? [],
    notFoundStyleHashes: notFound?.styleHashes ?? [],
  });
}

/**
 * The sources that a content security policy needs for the inline scripts of an HTML document:
 * "'sha256-…'". Data blocks such as JSON-LD need none.
 */
export function inlineScriptHashes(html: string): readonly string[] {
  const scripts = elementsIn(html, "script").filter(
    ({ attributes: { src, type = "" } }) => !src && executedTypes.includes(type),
  );
  return hashesOf(scripts);
}

/** The sources that a content security policy needs for the style elements of an HTML document. */
export function inlineStyleHashes(html: string): readonly string[] {
  return hashesOf(elementsIn(html, "style"));
}

function hashesOf(elements: readonly HtmlElement[]): readonly string[] {
  const hashes = elements.map(
    ({ text }) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  return [...new Set(hashes)];
}

/** The values of a page's Link header: its fonts, which the browser fetches before it parses the page. */
function fontPreloads(html: string): readonly string[] {
  return elementsIn(html, "link")
    .filter(({ attributes: { rel, as } }) => rel === "preload" && as === "font")
    .map(
      ({ attributes: { href = "", type = "" } }) =>
        `<${href}>; rel=preload; as=font; type="${type}"; crossorigin`,
    );
}

/**
 * Checks the pages against the content security policies with which they will be sent.
 *
 * @throws Failure that lists what would be blocked
 */
export function checkPagePolicies(): void {
  const headersOf = readHeaderRules();
  const problems = [
    ...pagesBuiltOnRequest().map(
      (path) => `${path} is rendered on request: its scripts and styles are unknown.`,
    ),
    ...builtPages().flatMap(({ path, html }) => {
      const { "Content-Security-Policy": policy = "" } = headersOf(path);
      const elements = [...inlineScriptHashes(html), ...inlineStyleHashes(html)];
      const blocked = elements.filter((hash) => !policy.includes(hash));
      return [...blocked, ...blockedMarkup(html)].map((what) => `${path} blocks ${what}`);
    }),
  ];
  if (problems.length > 0) {
    throw new Failure(["The content security policy would break pages:", ...problems].join("\n  "));
  }
}

/**
 * What a policy without 'unsafe-inline' blocks in an HTML document even if it has hashes: style attributes
 * and event handler attributes.
 *
 * @example blockedMarkup('<p style="color: red">') // ["style of <p>"]
 */
export function blockedMarkup(html: string): readonly string[] {
  return elementsIn(html).flatMap(({ name, attributes }) =>
    Object.keys(attributes)
      .filter((attribute) => /^(?:style|on.+)$/.test(attribute))
      .map((attribute) => `${attribute} of <${name}>`),
  );
}
