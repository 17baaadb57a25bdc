import { en, hi } from "@/lib/copy";
import { fill } from "@/lib/shop/format";
import { orderWith } from "@/tests/support/orders";
import { formOf, head, messageOf, readChats } from "@/tests/unit/seller/chats";

const order = (number = "DM-7K3Q") => messageOf(orderWith({ number }));

/** The numbers of the orders with what was written later, and all else that was read. */
function join(...chats: (readonly string[])[]) {
  const { orders, ...others } = readChats(...chats.map((texts) => texts.join("\n")));
  return { orders: orders.map(({ number, later }) => [number, ...later].join(" ")), ...others };
}

const system = [
  "20/11/26, 5:01 am - Messages and calls are end-to-end encrypted.",
  "20/11/26, 6:46 pm - Sita changed the group's subject to: Milk",
  '20/11/26, 6:46 pm - Sita created group "Ward 7 Doodh"',
  "20/11/26, 6:46 pm - সীতা যোগ দিয়েছেন",
  `${head("Sita")}This message was deleted`,
  `${head("Sita")}null`,
  "[20/11/26, 6:45:14 PM] Sita: Sita joined using a link",
];

test("what a sender writes later, and what names an order, stands beside it", () => {
  const chat = [
    `${head("Mohan")}where is DM-9GTA`,
    `${head("Sita")}Namaste`,
    head("Sita") + order(),
    head("Gita") + order("DM-9GTA"),
    ...system.map((line) => line.replace("Sita joined", "\u200eSita joined")),
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
      "DM-7K3Q <Media omitted> audio omitted cancel kar dijiye",
      "DM-9GTA where is DM-9GTA Order dm 9gta: two more, please not dm9gta",
      "DM-2222 শুক্রিয়া",
    ],
    open: [`${head("Mohan", 21)}and DM-AAAA?`],
    others: [`${head("Sita")}Namaste`, ...system, `${head("Shop")}Yes`],
    counts: [3],
  });
});

const night = [...system, head("Gita") + order("DM-9GTA"), head("Sita") + order()];
const morning = ["[5:10 am, 21/11/2026] Sita: aaj mat aana", `${head("Ram", 21)}hi`];
const named = "DM-7K3Q cancel";
const bare = [order(), order("DM-9GTA")];

test.each([
  ["a later one", [night, morning], ["DM-9GTA", "DM-7K3Q aaj mat aana"], [2, 0]],
  ["a longer one", [night, [...night, ...morning]], ["DM-9GTA", "DM-7K3Q aaj mat aana"], [2, 0]],
  ["the same one", [night, night], ["DM-9GTA", "DM-7K3Q"], [2, 0]],
  ["without heads, by a number", [[...bare, named]], [`DM-7K3Q ${named}`, "DM-9GTA"], [2]],
  ["without heads and number", [bare, ["cancel kar dijiye"]], ["DM-7K3Q", "DM-9GTA"], [2, 0]],
  ["forms, which may be two orders", [[formOf("Sita")], [formOf("Sita")]], ["", ""], [1, 1]],
])("of several chats each message counts once: %s", (_, chats, orders, counts) => {
  expect(join(...chats)).toMatchObject({ orders, counts, open: [] });
});

const rows = (start: number, end?: number) =>
  order().split("\n").slice(start, end).join("\n").trim();
const upper = head("Ram") + rows(0, 6);
const oneRow = order("DM-9GTA").split("\n").slice(2).filter(Boolean).join(" ");
const plan = `${en.plan.question}\n${rows(6)}`;
const asked = `${rows(4, 5)} bhi chahiye`;
const confirmation = fill(en.seller.confirmation, { facts: `DM-7K3Q, ${rows(4, 5)}` });

test.each<[of: string, text: string, orders: number, ...open: string[]]>([
  ["two forms", formOf("Gita") + formOf("Ram"), 2],
  ["three under one head", head("Didi") + order() + order("DM-9GTA") + order("DM-2222"), 3],
  ["one without its first three lines", rows(3), 1],
  ["one, and one without its first lines", `${order()}\n${rows(3)}`, 2],
  ["the lower half of one above another", `${rows(7)}\n${order()}`, 1, rows(7)],
  ["the upper half of one above another", `${upper}\n${head("Gita")}${order()}`, 1, upper],
  ["goods and a total alone", rows(4, 6), 0, rows(4, 6)],
  ["details alone", rows(7, 11), 0, rows(7, 11)],
  ["a greeting with words", `${hi.order.greeting}\n1. देसी`, 0, `${hi.order.greeting}\n1. देसी`],
  ["a greeting alone", hi.order.greeting, 0],
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
