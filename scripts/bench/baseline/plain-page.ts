import { fill } from "@/lib/language/fill";

/**
 * A page of the shop as plain HTML: its words, pictures and fonts, one style sheet, and no script.
 *
 * @param template with the placeholders that are filled here
 * @param html the document that the shop serves
 * @param styleSheet address of the sheet that has the rules of all of the page's sheets
 */
export function plainPage(template: string, html: string, styleSheet: string): string {
  const preloads = html.match(/<link rel="preload"[^>]*as="font"[^>]*>/g) ?? [];
  return fill(template, {
    language: part(html, /<html[^>]*\blang="([^"]*)"/),
    fontClasses: part(html, /<html[^>]*\bclass="([^"]*)"/),
    fontPreloads: preloads.join("\n    "),
    styleSheet,
    title: part(html, /<title>([^<]*)</),
    body: part(html, /<body[^>]*>(.*)<\/body>/s).replace(/<script\b.*?<\/script>/gs, ""),
  });
}

function part(html: string, pattern: RegExp): string {
  const [, found] = pattern.exec(html) ?? [];
  if (found === undefined) throw new Error(`The document has nothing like ${pattern.source}`);
  return found;
}
