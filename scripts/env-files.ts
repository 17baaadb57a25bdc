import leven from "leven";

/**
 * A line of an .env file, as its name, its sign if it has one, and its value: `SOLD_OUT="a2-milk"`, `export NOTICE = none`,
 * `phone: 3`, `SOLD_OUT ghee`. A value in quotes may go on for several lines.
 */
const entryPattern =
  /^[^\S\n]*(?:export[^\S\n]+)?([^\s#=:][^=:\n]*?)[^\S\n]*(?:([=:])[^\S\n]*("[^"]*"|'[^']*'|.*)|$)/gm;

/** Names that others than the shop read from these files. */
const foreignNames = /^(TRIAL|PORT|HOST|TZ|NODE_\w+|NEXT_TELEMETRY_DISABLED|VERCEL\w*)$/;

/**
 * A sentence about each line of these files that has no effect: its name is misspelt, it has no sign, or the same name
 * stands further down again.
 *
 * @param variables the names that the shop reads
 */
export function findIgnoredLines(
  files: readonly { path: string; contents: string }[],
  variables: readonly string[],
): string[] {
  return files.flatMap(({ path, contents }) => {
    // Names in UTF-16 are legible, too, without the bytes that UTF-8 does not have.
    const text = contents.replace(/[\0\ufffd]/g, "").replace(/\r\n?/g, "\n");
    const entries = [...text.matchAll(entryPattern)].map(([, name = "", sign]) => ({ name, sign }));
    return entries.flatMap(({ name, sign }, index) => {
      if (sign && variables.includes(name)) {
        const isRepeated = entries.slice(0, index).some((entry) => entry.name === name);
        return isRepeated ? `${name} stands twice in ${path}: the last one counts` : [];
      }
      if (foreignNames.test(name)) return [];
      const nearest = findNearestName(name, variables);
      const advice = nearest ? `write ${nearest}="…"` : "the names are in .env.example";
      return `${name.slice(0, 40)} in ${path} is not read: ${advice}`;
    });
  });
}

/**
 * The variable that somebody means who has written another name: `SOLDOUT` → `SOLD_OUT`, `PHONE_NO` → `PHONE`. Undefined
 * for a name like none of them.
 */
export function findNearestName(name: string, variables: readonly string[]): string | undefined {
  const letters = lettersOf(name);
  // One wrong letter in three, and at most three.
  const maximum = Math.min(3, Math.floor(letters.length / 3));
  const [nearest] = variables
    .map((variable) => ({ variable, distance: leven(letters, lettersOf(variable)) }))
    .sort((one, other) => one.distance - other.distance);
  if (nearest && nearest.distance <= maximum) return nearest.variable;
  const longestFirst = [...variables].sort((one, other) => other.length - one.length);
  const isPartOfName = (variable: string) =>
    letters.startsWith(lettersOf(variable)) ||
    (variable.length > 5 && letters.includes(lettersOf(variable)));
  return (
    longestFirst.find(isPartOfName) ??
    variables.find((variable) => letters.length > 4 && lettersOf(variable).startsWith(letters))
  );
}

/** Letters and digits alone, in capitals: `NEXT_PUBLIC_site-url` → `SITEURL`. */
function lettersOf(name: string): string {
  return name.toUpperCase().replace(/^NEXT_PUBLIC_|[^A-Z\d]/g, "");
}
