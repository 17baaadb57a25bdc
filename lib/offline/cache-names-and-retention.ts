import { languages, type Language } from "@/lib/language/language";

const storePrefix = "shop";

/** The name of the cache for one build and language. */
export function storeName(build: string, language: Language, part: "set" | "pictures"): string {
  return [storePrefix, build, language, part].join(" ");
}

function storeParts(name: string): { build: string; language: string } | undefined {
  const [prefix, build, language] = name.split(" ");
  return prefix === storePrefix && build && language ? { build, language } : undefined;
}

/**
 * The caches to delete: all but those of this build and the previous one. A page of the previous build
 * may still be open, and need scripts that the server no longer has.
 *
 * @param names of all caches, oldest first
 */
export function outdatedStores(names: readonly string[], build: string): readonly string[] {
  const builds = names.flatMap((name) => storeParts(name)?.build ?? []);
  const previous = builds.filter((other) => other !== build).at(-1);
  return names.filter((name) => {
    const store = storeParts(name);
    return store && store.build !== build && store.build !== previous;
  });
}

/** The languages for which there is a cache. */
export function keptLanguages(names: readonly string[]): readonly Language[] {
  const kept = names.map((name) => storeParts(name)?.language);
  return languages.filter((language) => kept.includes(language));
}
