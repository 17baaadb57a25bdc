import type { Metadata } from "next";
import { lang } from "next/root-params";
import { copyIn, type Copy } from "@/lib/copy";
import { languageNamed } from "@/lib/language";
import type { Page } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { readConfig } from "@/lib/shop/config";

/** The owner's configuration from the environment, read once when the pages are built. */
export const { config } = readConfig(process.env);

/** The words of the shop in the language of the page. Only for server components. */
export async function getCopy(): Promise<Copy> {
  return copyIn[languageNamed(await lang())];
}

/** What a page exports as `generateMetadata`. */
export const metadataOf = (page: Page) => async (): Promise<Metadata> =>
  pageMetadata({ copy: await getCopy(), config }, page);
