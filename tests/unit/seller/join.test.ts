import { en } from "@/lib/copy";
import { blankMessage } from "@/lib/order/message";
import { fill } from "@/lib/shop/format";
import { itemWith, milk } from "@/tests/support/goods";
import { orderWith } from "@/tests/support/orders";
import { head, messageOf, readChats } from "@/tests/unit/seller/chats";

const order = (number = "DM-7K3Q") => messageOf(orderWith({ number }));

/** The numbers of the orders with what was written later, and all else that was read. */
function join(...chats: (readonly string[])[]) {
  const { orders, ...others } = readChats(...chats.map((texts) => texts.join("\n")));
  return { orders: orders.map(({ number, later }) => [number, ...later]), ...others };
}

const system = [
  "20/11/26, 5:01 am - Messages and calls are end-to-end encrypted.",
  "20/11/26, 6:46 pm - Sita changed the group's subject to: Milk",
  '20/11/26, 6:46 pm - Sita created group "Ward 7 Doodh"',
  "20/11/26, 6:46 pm - সীতা যোগ দিয়েছেন",
];

test("what a sender writes later, and what names an order, stands beside it", () => {
  const chat = [
    `${head("Mohan")}where is DM-9GTA`,
    `${head("Sita")}Namaste`,
    head("Sita") + order(),
    head("Gita") + order("DM-9GTA"),
    ...system,
    `${head("Sita")}<Media omitted>`,
    "[20/11/26, 6:45:12 PM] Sita: \u200eaudio omitted",
    `${head("Sita")}cancel kar dijiye`,
    `${head("Mohan")}Order dm 9gta: two more,\nplease`,
    `${head("Shop")}Yes`,
    head("Sita", 21) + order("DM-2222"),
    `${head("Sita", 21)}শুক্রিয়া`,
    `${head("Sita", 21)}not dm9gta`,
    `${head("Mohan", 21)}and DM-AAAA?`,
  ];

  expect(join(chat)).toEqual({
    orders: [
      ["DM-7K3Q", "<Media omitted>", "audio omitted", "cancel kar dijiye"],
      ["DM-9GTA", "where is DM-9GTA", "Order dm 9gta: two more, please", "not dm9gta"],
      ["DM-2222", "শুক্রিয়া"],
    ],
    open: [`${head("Mohan", 21)}and DM-AAAA?`],
    others: [`${head("Sita")}Namaste`, ...system, `${head("Shop")}Yes`],
    counts: [3],
  });
});

test("without heads nothing is guessed, but by a number", () => {
  const named = "DM-7K3Q cancel";
  expect(join([order(), order("DM-9GTA"), named]).orders).toEqual([
    ["DM-7K3Q", named],
    ["DM-9GTA"],
  ]);
  expect(join([order(), order("DM-9GTA")], ["cancel kar dijiye"])).toEqual({
    orders: [["DM-7K3Q"], ["DM-9GTA"]],
    open: [],
    others: ["cancel kar dijiye"],
    counts: [2, 0],
  });
});

test("what is in several chats counts once", () => {
  const first = [...system, head("Sita") + order()];
  const second = [...first, `${head("Sita")}cancel`, head("Gita") + order("DM-9GTA")];

  expect(join(first, second, second)).toEqual({
    orders: [["DM-7K3Q", "cancel"], ["DM-9GTA"]],
    open: [],
    others: system,
    counts: [1, 1, 0],
  });
});

test("what a sender writes in a later chat stands beside the order", () => {
  const night = [`${head("Sita")}Namaste`, head("Gita") + order("DM-9GTA"), head("Sita") + order()];
  const morning = ["[5:10 am, 21/11/2026] Sita: aaj mat aana", `${head("Ram", 21)}hi`];

  expect(join(night, morning)).toEqual({
    orders: [["DM-9GTA"], ["DM-7K3Q", "aaj mat aana"]],
    open: [],
    others: [`${head("Sita")}Namaste`, `${head("Ram", 21)}hi`],
    counts: [2, 0],
  });
});

const form = (name: string) =>
  blankMessage(itemWith(milk), en.order)
    .replace(`${en.order.fields.name.label}: `, `$&${name}`)
    .replace(`${en.order.fields.mobile.label}: `, "$&9876543210");
const rows = (start: number, end?: number) =>
  order().split("\n").slice(start, end).join("\n").trim();

test("a form that was pasted, and is in a file too, came twice", () => {
  expect(join([form("Sita")], [form("Sita")])).toMatchObject({ counts: [1, 1] });
});

const oneRow = order("DM-9GTA").split("\n").slice(2).filter(Boolean).join(" ");
const plan = `${en.plan.question}\n${rows(6)}`;
const asked = `${rows(4, 5)} bhi chahiye`;
const confirmation = fill(en.seller.confirmation, { facts: `DM-7K3Q, ${rows(4, 5)}` });

test.each<[of: string, text: string, orders: number, ...open: string[]]>([
  ["two forms", form("Gita") + form("Ram"), 2],
  ["three under one head", head("Didi") + order() + order("DM-9GTA") + order("DM-2222"), 3],
  ["one without its first three lines", rows(3), 1],
  ["one, and one without its first lines", `${order()}\n${rows(3)}`, 2],
  ["the lower half of one above another", `${rows(7)}\n${order()}`, 1, rows(7)],
  ["goods and a total alone", rows(4, 6), 0, rows(4, 6)],
  ["details alone", rows(7, 11), 0, rows(7, 11)],
  ["goods that are asked for by the way", asked, 0, asked],
  ["one without line breaks behind another", `${order()}\n${oneRow}`, 1, oneRow],
  ["a question about a plan", plan, 0],
  ["such a question above an order", `${plan}\n${order()}`, 1, plan],
  ["what the seller has confirmed", head("Shop") + confirmation, 0],
])("copies that ran together, or were cut: %s", (_, text, count, ...open) => {
  const read = join([text]);

  expect(read.orders).toHaveLength(count);
  expect(read.open).toEqual(open);
});
