import type { CDPSession, Locator } from "playwright";

/** How long a finger rests on the screen when it taps. */
const contactMilliseconds = 80;

/**
 * Taps as a finger does. `touchscreen.tap` lifts it in the same moment, so that the page handles both at
 * once; `Locator.tap` besides listens to each event in the page to see what it hits.
 *
 * @param devtools of the page
 */
export async function fingerTap(devtools: CDPSession, x: number, y: number): Promise<void> {
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await new Promise((resolve) => setTimeout(resolve, contactMilliseconds));
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/**
 * Scrolls to an element and taps on its centre.
 *
 * @throws if it is not on the page
 */
export async function tapElement(devtools: CDPSession, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is nothing to tap: ${target.toString()}`);
  await fingerTap(devtools, box.x + box.width / 2, box.y + box.height / 2);
}
