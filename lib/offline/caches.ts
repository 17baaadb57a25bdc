import { languageOf, type Language } from "@/lib/language/language";

const storePrefix = "shop";

/** The name of the cache that holds what one build keeps of one language. */
export function storeName(build: string, language: Language, part: "set" | "pictures"): string {
  return [storePrefix, build, language, part].join(" ");
}

function storeParts(name: string): { build: string; language: string } | undefined {
  const [prefix, build, language] = name.split(" ");
  return prefix === storePrefix && build && language ? { build, language } : undefined;
}

/**
 * Which caches no page needs any more. The build before this one stays: a page of it may still be
 * open, and fetch scripts that the server no longer has.
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

/** The languages to keep: of the pages that are open, and of what is kept already. */
export function languagesToKeep(
  addresses: readonly string[],
  names: readonly string[],
): readonly Language[] {
  const languages = new Set(addresses.map((address) => languageOf(new URL(address).pathname)));
  for (const name of names) {
    const language = storeParts(name)?.language;
    if (language === "en" || language === "hi") languages.add(language);
  }
  return [...languages].sort();
}

/** The pages among what a cache holds, by the addresses of all its entries: the others are files. */
export function keptPages(addresses: readonly string[]): readonly string[] {
  return addresses.filter((address) => !new URL(address).pathname.includes("."));
}
