/**
 * A line of an .env file, as its name, its sign if it has one, and its value: `SOLD_OUT="a2-milk"`, `export NOTICE = none`,
 * `phone: 3`, `SOLD_OUT ghee`. A value in quotes may go on for several lines.
 */
const entryPattern =
  /^[^\S\n]*(?:export[^\S\n]+)?([^\s#=:][^=:\n]*?)[^\S\n]*(?:([=:])[^\S\n]*("[^"]*"|'[^']*'|.*)|$)/gm;

/** Names that others than the shop read from these files. */
const foreignNames = /^(TRIAL|PORT|HOST|TZ|NODE_\w+|NEXT_TELEMETRY_DISABLED|VERCEL\w*)$/;

/**
 * A sentence about each line of these files that has no effect: nothing reads its name, it has no sign, or the same name
 * stands further down again. Behind them stand all names that are read.
 *
 * @param variables the names that the shop reads
 */
export function findIgnoredLines(
  files: readonly { path: string; contents: string }[],
  variables: readonly string[],
): string[] {
  const sentences = files.flatMap(({ path, contents }) => {
    // Names in UTF-16 are legible, too, without the bytes that UTF-8 does not have.
    const text = contents.replace(/[\0\ufffd]/g, "").replace(/\r\n?/g, "\n");
    const entries = [...text.matchAll(entryPattern)].map(([, name = "", sign]) => ({ name, sign }));
    /** Whether a value names it, as `https://$DOMAIN` does. */
    const isUsed = (name: string) => text.includes(`$${name}`) || text.includes(`\${${name}`);
    return entries.flatMap(({ name, sign }, index) => {
      if (!sign) return `${name.slice(0, 40)} in ${path} is not read, because it has no =`;
      if (variables.includes(name)) {
        const isRepeated = entries.slice(0, index).some((entry) => entry.name === name);
        return isRepeated ? `${name} stands twice in ${path}: the last one counts` : [];
      }
      if (foreignNames.test(name) || isUsed(name)) return [];
      return `${name.slice(0, 40)} in ${path} is not read`;
    });
  });
  if (sentences.length === 0) return [];
  return [...sentences, `The shop reads ${variables.join(", ")}`];
}
