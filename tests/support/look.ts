import type { Page } from "playwright/test";
import { area } from "@/lib/shop/facts";
import { latinNames } from "@/tests/support/texts";
import { expect } from "@/tests/support/shop";

/** Makes text twice as big. */
const largeText = "html { font-size: 200% !important; }";
/** Spaces text as WCAG 1.4.12 does, which makes it wider than any phone's sans face does. */
const wideText =
  "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }";

/** Sets the styles of the open page, in place of earlier ones. Not by an element, which the page's policy would block. */
async function setStyles(page: Page, text: string): Promise<void> {
  await page.evaluate((rules) => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(rules);
    document.adoptedStyleSheets = [styles];
  }, text);
}

/** Runs in the page: returns the elements within a part, by its selector, that do not fit the screen or their own box. */
function misfits(within: string): string[] {
  // Texts for screen readers alone are in a box of a single pixel.
  const isShown = (part: Element) =>
    part.checkVisibility() && (part.parentElement?.getBoundingClientRect().width ?? 0) > 1;
  const seen = [...document.querySelectorAll(`${within} *`)].filter(isShown);
  const isCut = (overflow: string) => ["hidden", "clip"].includes(overflow);
  const wrong = seen.filter((part) => {
    const { left, right, width } = part.getBoundingClientRect();
    const { overflowX, overflowY } = getComputedStyle(part);
    const { clientHeight, clientWidth, scrollHeight, scrollWidth } = part;
    return (
      (width > 1 && (left < -1 || right > document.documentElement.clientWidth + 1)) ||
      (clientWidth > 1 && isCut(overflowX) && scrollWidth > clientWidth + 1) ||
      (clientHeight > 1 && isCut(overflowY) && scrollHeight > clientHeight + 1)
    );
  });
  return wrong.map((part) => part.outerHTML.slice(0, 200));
}

/**
 * Expects that nothing is cut off or beside the screen with large text, nor with wide text. What fits then fits with the
 * text as it is.
 */
export async function expectFits(page: Page, within = "body", width = 320): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  for (const styles of [largeText, wideText]) {
    await setStyles(page, styles);
    expect(await page.evaluate(misfits, within), styles).toEqual([]);
  }
  await setStyles(page, "");
}

/** Matches what is in Latin letters on Hindi pages, too: names, order numbers (DM-7K3Q), and addresses that the owner sets. */
const names = RegExp(
  String.raw`${latinNames}|DM-\w+|\S+@\S+|\S*dehatimilk\.example\S*|Example \w+|${area.en.city}, ${area.en.state}`,
  "g",
);

/** Returns the words on the page, shown or read out, that are not in the language of their element's `lang`. */
export async function strayWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const parts = [...document.querySelectorAll("title, body, body *:not(script, style)")];
    return parts.map((part) => {
      const own = [...part.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const names = ["alt", "aria-label", "placeholder", "title"];
      const read = names.map((name) => part.getAttribute(name));
      const lang = part.closest("[lang]")?.getAttribute("lang");
      return { lang, text: [...own.map(({ nodeValue }) => nodeValue), ...read].join(" ") };
    });
  });
  return texts.flatMap(({ lang, text }) =>
    lang === "hi"
      ? (text.replaceAll(names, "").match(/[A-Za-z]+/g) ?? [])
      : (text.match(/[\u0900-\u097f]+/g) ?? []),
  );
}

/** Runs in the page: returns elements whose Devanagari has too little room for vowel signs, or is torn apart by spacing. */
export function tightDevanagari(): string[] {
  return [...document.querySelectorAll("body *")]
    .filter((part) => part.checkVisibility() && part.matches(":lang(hi)"))
    .filter(({ childNodes }) =>
      [...childNodes].some(({ nodeValue }) => /\p{Script=Devanagari}/u.test(nodeValue ?? "")),
    )
    .filter((part) => {
      const { fontSize, letterSpacing, lineHeight } = getComputedStyle(part);
      return parseFloat(lineHeight) < 1.3 * parseFloat(fontSize) || parseFloat(letterSpacing) > 0;
    })
    .map((part) => part.outerHTML);
}

/**
 * Runs in the page: wraps every text in an element with this name. With "a", as phones do that make links of what looks
 * like a number, once; with another, as translators do, also each text that comes later.
 */
export function wrapTexts(name: string): void {
  const wrapAll = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const parent = text.parentElement;
      if (!parent || parent.closest("font, script, style, textarea, option, [href^=tel]")) continue;
      const wrapper = document.createElement(name);
      if (wrapper instanceof HTMLAnchorElement) wrapper.href = "tel:853121";
      parent.replaceChild(wrapper, text);
      wrapper.append(text);
    }
  };
  wrapAll();
  if (name !== "a")
    new MutationObserver(wrapAll).observe(document.body, { childList: true, subtree: true });
}
