import { lang } from "next/root-params";
import { copyIn, type Content } from "@/lib/copy";
import { languageNamed } from "@/lib/language";
import { readConfig } from "@/lib/shop/config";

/** The owner's configuration from the environment, read once when the pages are built. */
export const { config } = readConfig(process.env);

/** The words of the shop in the language of the page, and the owner's configuration. Only for server components. */
export async function getContent(): Promise<Content> {
  return { copy: copyIn[languageNamed(await lang())], config };
}
