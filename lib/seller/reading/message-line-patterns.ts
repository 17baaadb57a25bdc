import { formatTime, type OrderWords } from "@/lib/order/order-message-lines";
import { orderNumberPattern } from "@/lib/order/random-order-number";
import { items, type Item } from "@/lib/shop/catalogue";
import { indianOffset } from "@/lib/shop/format";

/** Patterns of the lines of an order message in one language. */
export interface OrderGrammar {
  readonly words: OrderWords;
  /** `number`, `day`, `month`, `year`, `time` */
  readonly reference: RegExp;
  /** `numbers` */
  readonly insteadOf: RegExp;
  /** `total` */
  readonly total: RegExp;
  readonly again: RegExp;
  /** Each with the `text` that was typed. */
  readonly name: RegExp;
  readonly address: RegExp;
  readonly mobile: RegExp;
  readonly landmark: RegExp;
  /** By the names of product and size, and by id. */
  readonly items: ReadonlyMap<string, Item>;
}

const rupees = String.raw`₹[\d,]{1,14}`;

/** The patterns of order messages with these words, derived from the templates that write them. */
export function orderGrammar(words: OrderWords): OrderGrammar {
  return {
    words,
    reference: pattern(words.reference, {
      number: orderNumberPattern,
      day: String.raw`\d{1,2}`,
      month: words.months.map(escaped).join("|"),
      year: String.raw`\d{4}`,
      time: ".+",
    }),
    insteadOf: pattern(words.insteadOf, {
      numbers: `${orderNumberPattern}(?:, ${orderNumberPattern})*`,
    }),
    total: pattern(words.total, { total: rupees }),
    again: pattern(words.again, { link: ".*" }),
    name: typed(words.name),
    address: typed(words.address),
    mobile: typed(words.mobile),
    landmark: typed(words.landmark),
    items: new Map(
      items.flatMap((item) => [
        [`${words.products[item.product]} - ${words.sizes[item.size]}`, item],
        [item.id, item],
      ]),
    ),
  };
}

function typed(label: string): RegExp {
  return new RegExp(`^${escaped(label)}: ?(?<text>.*)$`, "u");
}

/** A template as a pattern, with a named group for each placeholder. */
function pattern(template: string, groups: Readonly<Record<string, string>>): RegExp {
  const source = template
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? escaped(part) : `(?<${part}>${groups[part] ?? ".*"})`))
    .join("");
  return new RegExp(`^${source}\\s*$`, "u");
}

function escaped(text: string): string {
  return text.replace(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`);
}

/** The time in a reference line; undefined if there is no such time. */
export function readPlacedAt(
  groups: Readonly<Record<string, string>>,
  words: OrderWords,
): Date | undefined {
  const { day = "", month = "", year = "", time = "" } = groups;
  const [minute = ""] = /(?<=:)\d\d/.exec(time) ?? [];
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  const hour = hours.find((each) => formatTime(each, Number(minute), words) === time);
  const date = [year, words.months.indexOf(month) + 1, day].map(twoDigits).join("-");
  const placedAt = new Date(`${date}T${twoDigits(hour ?? "")}:${minute}${indianOffset}`);
  return Number.isNaN(placedAt.getTime()) ? undefined : placedAt;
}

function twoDigits(value: string | number): string {
  return String(value).padStart(2, "0");
}
