import { createHash } from "node:crypto";

/** Types whose scripts a browser runs; any other type makes the element a block of data. */
const EXECUTED_TYPES = ["", "module", "importmap", "speculationrules", "text/javascript"];

/**
 * The sources that a content security policy must name for the inline scripts of an HTML document
 * to run, each once: "'sha256-…'". Data blocks, such as JSON-LD, are not run and need none.
 */
export function inlineScriptHashes(html) {
  const hashes = elements(html, "script")
    .filter(({ attributes }) => attribute(attributes, "src") === undefined)
    .filter(({ attributes }) => EXECUTED_TYPES.includes(attribute(attributes, "type") ?? ""))
    .map(({ text }) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return [...new Set(hashes)];
}

/**
 * What a policy without 'unsafe-inline' would block in an HTML document, other than scripts: style
 * elements, style attributes and event handler attributes, as they are written.
 */
export function blockedMarkup(html) {
  const markup = html.replaceAll(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, "$1");
  const tags = markup.match(/<[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>/gi) ?? [];
  return tags.flatMap((tag) => {
    if (/^<style\b/i.test(tag)) return [tag];
    const names = tag.replaceAll(/"[^"]*"|'[^']*'/g, "");
    return /\s(style|on[a-z]+)\s*=/i.test(names) ? [tag] : [];
  });
}

function elements(html, name) {
  const pattern = new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, "gi");
  return [...html.matchAll(pattern)].map(([, attributes, text]) => ({ attributes, text }));
}

/** The value of an attribute, empty when it has none; undefined when it is not there. */
function attribute(attributes, name) {
  const found = new RegExp(
    `\\s${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]*)))?(?=\\s|$|/)`,
    "i",
  ).exec(attributes);
  return found ? (found[1] ?? found[2] ?? found[3] ?? "") : undefined;
}
