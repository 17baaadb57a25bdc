import { lang } from "next/root-params";
import { copyIn } from "@/lib/copy";
import { languageNamed } from "@/lib/language";
import { readConfig, type Content } from "@/lib/shop/config";

/** The owner's configuration, read once when the pages are built. */
export const { config } = readConfig(process.env);

/** The words of the page in its language, and the owner's configuration. For server components. */
export async function getContent(): Promise<Content> {
  return { copy: copyIn[languageNamed(await lang())], config };
}
