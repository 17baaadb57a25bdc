import type { Language } from "@/lib/language/language";
import { keptPages, storeName } from "@/lib/offline/caches";
import { oneOfEachPicture } from "@/lib/offline/kept-pictures";
import { lastResortFont } from "@/lib/offline/offline-set";
import { picturesIn, type PictureTags } from "@/lib/pictures/page-pictures";

/**
 * Keeps the pictures of all kept pages, each in a file that this screen and browser would
 * show: the browser itself chooses it. One after the other, once for each build.
 */
export async function cachePictures(build: string, language: Language): Promise<void> {
  const pictures = await caches.open(storeName(build, language, "pictures"));
  if ((await pictures.keys()).length > 0) return;

  const chosen = new Set<string>();
  for (const tags of await picturesOfPages(build, language)) {
    const file = await chooseFile(tags);
    if (file) chosen.add(file);
  }
  await pictures.addAll([...oneOfEachPicture([...chosen])]);
}

/** Keeps the fonts that few machines need, where this page has needed them. */
export async function cacheFonts(build: string, language: Language): Promise<void> {
  const store = await caches.open(storeName(build, language, "pictures"));
  for (const { name } of performance.getEntriesByType("resource")) {
    if (lastResortFont.test(name) && !(await store.match(name))) await store.add(name);
  }
}

async function picturesOfPages(build: string, language: Language): Promise<readonly PictureTags[]> {
  const set = await caches.open(storeName(build, language, "set"));
  let markup = "";
  for (const page of keptPages((await set.keys()).map(({ url }) => url))) {
    const kept = await set.match(page, { ignoreVary: true });
    markup += (await kept?.text()) ?? "";
  }
  return picturesIn(markup);
}

/** The address of the file that the browser takes; undefined where it finds none. */
async function chooseFile(tags: PictureTags): Promise<string | undefined> {
  const picture = document.createElement("picture");
  const image = new Image();
  image.fetchPriority = "low";
  const isLoaded = new Promise((resolve) => {
    image.onload = image.onerror = resolve;
  });
  for (const { name, attributes } of tags) {
    const element = name === "img" ? image : document.createElement(name);
    picture.append(element);
    for (const [attribute, value] of Object.entries(attributes)) {
      element.setAttribute(attribute, value);
    }
  }
  await isLoaded;
  return image.naturalWidth > 0 ? image.currentSrc : undefined;
}
