import type { en } from "@/lib/copy/en";

/** The words of the shop in one language. A language that lacks a word does not compile. */
export type Copy = typeof en;
