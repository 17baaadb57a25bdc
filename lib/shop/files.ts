/** A line of an .env file: its name, its sign, and its value, which in quotes may have several lines. */
const entry =
  /^[^\S\n]*(?:export[^\S\n]+)?([^\s#=:][^=:\n]*?)[^\S\n]*(?:([=:])[^\S\n]*("[^"]*"|'[^']*'|.*)|$)/gm;

/** Names that others than the shop read from these files. */
const others = /^(TRIAL|PORT|HOST|TZ|NODE_\w+|NEXT_TELEMETRY_DISABLED|VERCEL\w*)$/;

/** What is not read of .env files, as sentences: misspelt names, lines without a sign, all but the last of a name. */
export function unread(
  files: readonly { path: string; contents: string }[],
  ours: readonly string[],
) {
  return files.flatMap(({ path, contents }) => {
    // Without these, names in UTF-16 can be read.
    const text = contents.replace(/[\0\ufffd]/g, "").replace(/\r\n?/g, "\n");
    const entries = Array.from(text.matchAll(entry), ([, name = "", sign]) => ({ name, sign }));
    return entries.flatMap(({ name, sign }, index) => {
      const isTwice = entries.findIndex((each) => each.name === name) < index;
      if (sign && ours.includes(name))
        return isTwice ? `${name} stands twice in ${path}: the last one counts` : [];
      if (others.test(name)) return [];
      const near = nearestName(name, ours);
      const advice = near ? `write ${near}="…"` : "the names are in .env.example";
      return `${name.slice(0, 40)} in ${path} is not read: ${advice}`;
    });
  });
}

/** The one of `ours` that somebody means by another name. */
export function nearestName(name: string, ours: readonly string[]): string | undefined {
  const given = plain(name);
  const longestFirst = [...ours].sort((a, b) => b.length - a.length);
  return (
    // Of a longer name more letters may be wrong.
    [0, 1, 2, 3]
      .slice(0, Math.ceil((given.length + 1) / 3))
      .flatMap((changes) => ours.filter((our) => isWithin(changes, given, plain(our))))[0] ??
    longestFirst.find(
      (our) => given.startsWith(plain(our)) || (our.length > 5 && given.includes(plain(our))),
    ) ??
    ours.find((our) => given.length > 4 && plain(our).startsWith(given))
  );
}

function plain(name: string): string {
  return name.toUpperCase().replace(/^NEXT_PUBLIC_|[^A-Z\d]/g, "");
}

/** Whether so many letters added, dropped or changed make the one word of the other. */
function isWithin(changes: number, from: string, to: string): boolean {
  if (changes < 0) return false;
  if (!from || !to) return from.length + to.length <= changes;
  const [less, other] = [from.slice(1), to.slice(1)];
  if (to.startsWith(from.charAt(0))) return isWithin(changes, less, other);
  return [
    [less, to],
    [from, other],
    [less, other],
  ].some(([a = "", b = ""]) => isWithin(changes - 1, a, b));
}
