import type { en } from "@/lib/copy/en";
import type { Language } from "@/lib/language";

/** The words of the shop in one language. A language that lacks a word does not compile. */
export type Copy = Omit<typeof en, "language"> & { readonly language: Language };
