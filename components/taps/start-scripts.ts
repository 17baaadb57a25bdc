/**
 * Part of the script in the head, sent as text: it must not refer to anything outside of itself.
 *
 * The build puts a page's scripts aside in a `<template>` (scripts/late-scripts.mjs).
 * They are started when the page and its first picture have been painted, so that on a slow network
 * they do not take turns with what the visitor came to see; at the first touch or key, when
 * somebody waits for them; and 3 s after the document has come at the latest.
 *
 * Resolves when all of them have loaded.
 */
export async function startScripts(): Promise<void> {
  const next = (target: EventTarget, type: string) =>
    new Promise((resolve) => target.addEventListener(type, resolve, true));
  const wait = (milliseconds: number) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds));

  async function firstPaint() {
    const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
    // One that does not come is not waited for.
    await picture?.decode().catch(() => undefined);
    await new Promise(requestAnimationFrame);
    await wait(0);
  }

  const uses = [next(window, "pointerdown"), next(window, "keydown")];
  await next(document, "DOMContentLoaded");
  await Promise.race([...uses, firstPaint(), wait(3000)]);
  const aside = document.querySelector("template");
  const scripts = [...(aside?.content.children ?? [])];
  const loads = scripts.map((script) => next(script, "load"));
  document.head.append(...scripts);
  aside?.remove();
  await Promise.all(loads);
}
