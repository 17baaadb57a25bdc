import type { Page } from "playwright/test";

/** The sheets that are printed, each with its size in millimetres: that which the page asks for, else the printer's. */
export async function sheetsOf(page: Page, width = 210, height = 297): Promise<readonly string[]> {
  const paper = { width: `${width}mm`, height: `${height}mm` };
  const pdf = await page.pdf({ preferCSSPageSize: true, ...paper });
  const boxes = pdf.toString("latin1").matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return Array.from(boxes, ([, ...points]) =>
    points.map((length) => Math.round((Number(length) / 72) * 25.4)).join(" × "),
  );
}

/** The size of the smallest letters in view, in whole points. */
export const smallestLetters = (page: Page) =>
  page.locator("main :not(:has(*)):visible").evaluateAll((parts) => {
    const sizes = parts.map((part) => parseFloat(getComputedStyle(part).fontSize));
    return Math.round((Math.min(...sizes) / 96) * 72);
  });
