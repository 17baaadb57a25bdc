/** The names of products without their other words, since no more of them is sent to phones. */
export function namesOf<Id extends string>(
  words: Readonly<Record<Id, { readonly name: string }>>,
): Readonly<Record<Id, string>>;
export function namesOf(
  words: Readonly<Record<string, { readonly name: string }>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(words).map(([id, { name }]) => [id, name]));
}
