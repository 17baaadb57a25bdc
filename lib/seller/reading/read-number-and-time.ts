import { isChatHeader } from "@/lib/seller/reading/chat-header";
import { readPlacedAt, type OrderGrammar } from "@/lib/seller/reading/message-line-patterns";

/** Whether an order starts at this line, even if it is incomplete. */
export function beginsOrder(line: string, grammar: OrderGrammar): boolean {
  return isGreeting(line, grammar) || referenceIn(line, grammar) !== undefined;
}

function isGreeting(line: string, { words }: OrderGrammar): boolean {
  const text = line.trimEnd();
  return text.endsWith(words.greeting) && isStart(text.slice(0, -words.greeting.length));
}

/** The reference in a line. It follows a chat header directly if the message has no greeting. */
function referenceIn(
  line: string,
  { reference }: OrderGrammar,
): Readonly<Record<string, string>> | undefined {
  const bare = reference.exec(line)?.groups;
  if (bare) return bare;
  const [, name, rest] = /^(.*?: )(.+)$/u.exec(line) ?? [];
  return name && rest && isChatHeader(name) ? reference.exec(rest)?.groups : undefined;
}

function isStart(text: string): boolean {
  return text === "" || isChatHeader(text);
}

/** Reads number, time and what the order replaces; undefined if no order starts here. */
export function readStart(lines: readonly string[], start: number, grammar: OrderGrammar) {
  const isGreeted = isGreeting(lines[start] ?? "", grammar);
  let at = isGreeted ? afterBlanks(lines, start + 1) : start;
  const reference = referenceIn(lines[at] ?? "", grammar);
  if (!reference) {
    return isGreeted
      ? { number: undefined, placedAt: undefined, insteadOf: [], end: at }
      : undefined;
  }
  at += 1;
  const replaced = grammar.insteadOf.exec(lines[at] ?? "")?.groups?.numbers;
  return {
    number: reference.number,
    placedAt: readPlacedAt(reference, grammar.words),
    insteadOf: replaced?.split(", ") ?? [],
    end: replaced === undefined ? at : at + 1,
  };
}

/** The index of the next line that is not blank. */
export function afterBlanks(lines: readonly string[], start: number): number {
  let at = start;
  while (lines[at]?.trim() === "") at += 1;
  return at;
}
