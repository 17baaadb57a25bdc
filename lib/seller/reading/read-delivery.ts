import type { OrderGrammar } from "@/lib/seller/reading/message-line-patterns";
import { afterBlanks, beginsOrder } from "@/lib/seller/reading/read-number-and-time";

/** The shop's form has two; messages that are written or edited by hand may have more. */
const maxAddressLines = 6;

/** Reads the delivery details; undefined if they are incomplete. */
export function readDelivery(lines: readonly string[], start: number, grammar: OrderGrammar) {
  const at = afterBlanks(lines, start);
  const typed = (line: number, label: RegExp) => label.exec(lines[line] ?? "")?.groups?.text;
  const name = typed(at, grammar.name);
  const address = typed(at + 1, grammar.address);
  if (name === undefined || address === undefined) return undefined;

  for (let place = at + 2; place < at + 2 + maxAddressLines; place += 1) {
    const more = lines.slice(at + 2, place);
    if (more.length > 1 && more.some((line) => beginsOrder(line, grammar))) return undefined;
    const mobile = typed(place + 1, grammar.mobile);
    const landmark = typed(place + 2, grammar.landmark);
    const isPlace = lines[place]?.trimEnd() === grammar.words.place;
    if (!isPlace || mobile === undefined || landmark === undefined) continue;
    return {
      name,
      address: [address, ...more].filter((line) => line.trim() !== ""),
      mobile,
      landmark: landmark.trimEnd() === grammar.words.noLandmark ? "" : landmark,
      end: afterLink(lines, place + 3, grammar),
    };
  }
  return undefined;
}

/** The index of the line after the "Order this again" line, if there is one. */
function afterLink(lines: readonly string[], start: number, { again }: OrderGrammar): number {
  const at = afterBlanks(lines, start);
  return again.test(lines[at] ?? "") ? at + 1 : start;
}
