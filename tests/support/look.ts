import type { Page } from "playwright/test";
import { area } from "@/lib/shop/facts";
import { latinNames } from "@/tests/support/texts";
import { expect } from "@/tests/support/shop";

/** Makes text twice as big. */
const largeText = "html { font-size: 200% !important; }";
/** Spaces text as WCAG 1.4.12 does, which makes it wider than any phone's sans face does. */
const wideText =
  "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }";

/** Runs in the page: the elements within a part, by its selector, that with these styles do not fit screen or box. */
function misfits({ within, styles }: { within: string; styles: string }): string[] {
  // Not by an element, which the page's policy would block.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
  const isCut = (overflow: string) => ["hidden", "clip"].includes(overflow);
  const wrong = [...document.querySelectorAll(`${within} *`)].filter((part) => {
    const { left, right, width } = part.getBoundingClientRect();
    const { overflowX, overflowY } = getComputedStyle(part);
    const { clientHeight, clientWidth, scrollHeight, scrollWidth } = part;
    return (
      part.checkVisibility() &&
      // Texts for screen readers alone are in a box of a single pixel.
      (part.parentElement?.getBoundingClientRect().width ?? 0) > 1 &&
      ((width > 1 && (left < -1 || right > document.documentElement.clientWidth + 1)) ||
        (clientWidth > 1 && isCut(overflowX) && scrollWidth > clientWidth + 1) ||
        (clientHeight > 1 && isCut(overflowY) && scrollHeight > clientHeight + 1))
    );
  });
  document.adoptedStyleSheets = [];
  return wrong.map((part) => part.outerHTML.slice(0, 200));
}

/**
 * Expects that nothing is cut off or beside the screen with large text, nor with wide text. What fits then fits with the
 * text as it is.
 */
export async function expectFits(page: Page, within = "body", width = 320): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  for (const styles of [largeText, wideText]) {
    expect(await page.evaluate(misfits, { within, styles }), styles).toEqual([]);
  }
}

/** What is in Latin letters on Hindi pages, too: names, order numbers (DM-7K3Q), and addresses that the owner sets. */
export const names = String.raw`${latinNames}|DM-\w+|\S+@\S+|\S*dehatimilk\.example\S*|Example \w+|${area.en.city}, ${area.en.state}`;

/** Runs in the page: the words, shown or read out, that are not in the language of their element's `lang`. */
export function strayWords(names: string): string[] {
  const parts = [...document.querySelectorAll("title, body, body *:not(script, style)")];
  return parts.flatMap((part) => {
    const own = [...part.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const read = ["alt", "aria-label", "placeholder"].map((name) => part.getAttribute(name));
    const text = [...own.map(({ nodeValue }) => nodeValue), ...read].join(" ");
    const others = part.matches(":lang(hi)") ? /[A-Za-z]+/g : /[\u0900-\u097f]+/g;
    return text.replaceAll(RegExp(names, "g"), "").match(others) ?? [];
  });
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
