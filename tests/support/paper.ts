import type { Page } from "playwright/test";

/** Shows the page as on A4 paper with its margins of 10 mm. */
export async function showOnPaper(page: Page): Promise<void> {
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: "print" });
}

/** The sheets that are printed on the paper that the page asks for, each with its size in millimetres. */
export async function sheetsOf(page: Page): Promise<readonly string[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const boxes = pdf.toString("latin1").matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, ...points]) =>
    points.map((length) => Math.round((Number(length) / 72) * 25.4)).join(" × "),
  );
}

export const a4 = "210 × 297";
