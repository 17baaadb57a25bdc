import { languages, type Language } from "@/lib/language";

const cachePrefix = "shop";

/** The name of the cache for one build and language. */
export function nameOfCache(build: string, language: Language, part: "set" | "pictures"): string {
  return [cachePrefix, build, language, part].join(" ");
}

function cacheNameParts(name: string): { build: string; language: string } | undefined {
  const [prefix, build, language] = name.split(" ");
  return prefix === cachePrefix && build && language ? { build, language } : undefined;
}

/**
 * The caches to delete: all but those of this build and the previous one. A page of the previous build
 * may still be open, and need scripts that the server no longer has.
 *
 * @param names of all caches, oldest first
 */
export function outdatedCaches(names: readonly string[], build: string): readonly string[] {
  const builds = names.flatMap((name) => cacheNameParts(name)?.build ?? []);
  const previous = builds.filter((other) => other !== build).at(-1);
  return names.filter((name) => {
    const parts = cacheNameParts(name);
    return parts && parts.build !== build && parts.build !== previous;
  });
}

/** The languages for which there is a cache. */
export function cachedLanguages(names: readonly string[]): readonly Language[] {
  const cached = names.map((name) => cacheNameParts(name)?.language);
  return languages.filter((language) => cached.includes(language));
}
