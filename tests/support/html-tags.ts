import { elementsIn } from "@/scripts/files/parse-html";

/** The attributes of every element of that name, in their order. */
export function tagsIn(html: string, name: string): readonly Readonly<Record<string, string>>[] {
  return elementsIn(html, name).map(({ attributes }) => attributes);
}

/** The text in the first element of that name. */
export function textOfTag(html: string, name: string): string {
  return elementsIn(html, name)[0]?.text ?? "";
}
