import { fill } from "@/lib/language/text-template";
import { elementsIn } from "@/scripts/files/parse-html";

/**
 * A page of the shop as plain HTML: its words, pictures and fonts, one style sheet, and no script.
 *
 * @param template with placeholders
 * @param html the page of the shop
 * @param styleSheet address of a style sheet with all rules of the page
 */
export function plainPage(template: string, html: string, styleSheet: string): string {
  const [root, title, body] = elementsIn(html, "html", "title", "body");
  const fonts = elementsIn(html, "link").filter(({ attributes }) => attributes.as === "font");
  const scripts = elementsIn(html, "script");
  return fill(template, {
    language: root?.attributes.lang ?? "",
    fontClasses: root?.attributes.class ?? "",
    fontPreloads: fonts.map(({ markup }) => markup).join("\n    "),
    styleSheet,
    title: title?.text ?? "",
    body: scripts.reduce((text, { markup }) => text.replace(markup, ""), body?.markup ?? ""),
  });
}
