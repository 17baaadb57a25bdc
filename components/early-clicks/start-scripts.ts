/**
 * Part of the script in the head, sent as text: it must not refer to anything outside of itself.
 *
 * The build puts what a page can do without at first aside in a `<template>`: its scripts and its
 * manifest (scripts/next/deferred-scripts.mjs). They are fetched when the page and its first picture have
 * been painted, so that on a slow network they do not take turns with what the visitor came to see;
 * at the first touch or key, when somebody waits for them; and 3 s after the document has come at
 * the latest.
 *
 * The page does not count as loaded before they are: empty pictures, one after the other, bridge the
 * moment between the arrival of the first picture and its paint. (WebKit does not wait for them.)
 */
export async function startScripts(): Promise<void> {
  const next = (type: string) => new Promise((resolve) => addEventListener(type, resolve, true));
  const wait = (milliseconds: number) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds));
  let isWaiting = true;

  function holdLoadEvent() {
    if (!isWaiting) return;
    const image = new Image();
    image.onerror = holdLoadEvent;
    image.src = "data:,";
  }

  async function firstPaint(picture: HTMLImageElement | null) {
    // One that does not come is not waited for.
    await picture?.decode().catch(() => undefined);
    await new Promise(requestAnimationFrame);
    // The frame gets onto the screen after this.
    await wait(50);
  }

  const uses = [next("pointerdown"), next("keydown")];
  await next("DOMContentLoaded");
  const picture = document.querySelector<HTMLImageElement>("img[fetchpriority=high]");
  if (picture && !picture.complete) picture.onload = picture.onerror = holdLoadEvent;
  else holdLoadEvent();
  await Promise.race([...uses, firstPaint(picture), wait(document.hidden ? 0 : 3000)]);
  isWaiting = false;
  const aside = document.querySelector<HTMLTemplateElement>("body>template");
  if (!aside) return;
  document.head.append(aside.content);
  aside.remove();
}
