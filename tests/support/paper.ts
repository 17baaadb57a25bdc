import type { Page } from "playwright/test";

/** The sheets that are printed, each with its size in millimetres: that which the page asks for, else the printer's. */
export async function sheetsOf(
  page: Page,
  paper: { width: string; height: string } = { width: "210mm", height: "297mm" },
): Promise<readonly string[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true, ...paper });
  const boxes = pdf.toString("latin1").matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, ...points]) =>
    points.map((length) => Math.round((Number(length) / 72) * 25.4)).join(" × "),
  );
}
