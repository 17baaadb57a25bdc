/** @jest-environment jsdom */
import "@/tests/support/jest/browser";
import { act, screen, waitFor } from "@testing-library/react";
import { changeState } from "@/components/visit/store";
import { en } from "@/lib/copy";
import { fields, type Draft, type Field } from "@/lib/order/delivery";
import { fieldWords, orderSms } from "@/lib/order/message";
import { keepDraft, openPopup } from "@/lib/order/state";
import { callLink, chatLink, smsLink } from "@/lib/shop/links";
import { fill } from "@/lib/fill";
import { testConfig } from "@/tests/support/config";
import { bigCow, milk, nameOf, paneer, priceOf } from "@/tests/support/goods";
import { button, popup, renderOrder } from "@/tests/support/jest/order";
import { composed, sampleOrder, shortDraft } from "@/tests/support/orders";

const { whatsapp, phone } = testConfig;

let open: jest.SpiedFunction<typeof window.open>;
beforeEach(() => {
  open = jest.spyOn(window, "open").mockReturnValue(null);
});

const long = { ...shortDraft, landmark: "x".repeat(5000) };

const { buttons, delivery, order, prepared } = en;
const { mobile } = order.fields;
const field = (id: Field["id"]) => screen.getByRole("textbox", { name: order.fields[id].label });

test("has every field with its label, and a read-only place", async () => {
  await renderOrder([milk], "delivery");
  const inputs = popup(delivery.title).getAllByRole<HTMLInputElement>("textbox");
  const read = inputs.map(({ labels, readOnly, value }) => [
    labels?.[0]?.textContent,
    readOnly && value,
  ]);
  const place = (["city", "state", "postalCode"] as const).map((id) => [
    delivery[id],
    delivery.area[id],
  ]);
  expect(read).toEqual([...fields.map(({ id }) => [order.fields[id].label, false]), ...place]);
});

const missing = Object.fromEntries(
  fields.flatMap((each) => (each.required ? [[each.id, fieldWords(each, order).missing]] : [])),
);
const tooLong = { landmark: delivery.tooLong };

test.each<[keyof typeof delivery.alerts, string[], Draft, Draft]>([
  ["cart-empty", [], {}, {}],
  ["fields-missing", [milk], { name: "   ", landmark: long.landmark }, { ...missing, ...tooLong }],
  ["fields-too-long", [milk], long, tooLong],
])("refuses %s: the first to mend has the focus", async (alert, ids, draft, problems) => {
  act(() => changeState(keepDraft(draft)));
  const user = await renderOrder(ids, "delivery");
  await user.click(button(delivery.deliver));

  expect(screen.getByRole("alert").textContent).toBe(delivery.alerts[alert]);
  const invalid = screen.getAllByRole("textbox").filter((each) => each.ariaInvalid === "true");
  const marked = fields.filter(({ id }) => id in problems);
  expect(invalid).toEqual(marked.map(({ id }) => field(id)));
  for (const { id } of marked) expect(field(id)).toHaveAccessibleDescription(String(problems[id]));
  await waitFor(() => expect(invalid[0] ?? screen.getByRole("alert")).toHaveFocus());
  expect(open).not.toHaveBeenCalled();
});

test("a doubtful number gets a hint, and is sent all the same", async () => {
  act(() => changeState(keepDraft({ ...shortDraft, mobile: "" })));
  const user = await renderOrder([milk], "delivery");
  const numbers = `98765 4321 or my son at ${"98765 ".repeat(12)}4321`;
  await user.click(button(delivery.deliver));
  await user.click(field("mobile"));
  await user.paste(numbers);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(field("mobile")).toHaveAccessibleDescription(mobile.hint);
  expect(field("mobile")).toBeValid();

  await user.click(button(delivery.deliver));
  const line = encodeURIComponent(`${mobile.label}: ${numbers}\n`);
  expect(open.mock.calls).toEqual([[expect.stringContaining(line), "_blank", "noopener"]]);
});

test("a prepared order can be sent in other ways", async () => {
  const user = await renderOrder([]);
  const current = { ...sampleOrder, placedAt: Date.now() };
  act(() => changeState(openPopup("prepared", { order: current })));
  const ready = popup(prepared.title);
  const total = priceOf(bigCow, paneer);
  const summary = fill(prepared.order.other, { number: current.number, count: 2, total });
  expect(screen.getByRole("dialog")).toHaveAccessibleDescription(
    `${summary} ${nameOf(bigCow)}, ${nameOf(paneer)}`,
  );
  const { message } = composed(current);
  const links = ready.getAllByRole<HTMLAnchorElement>("link");
  // Without a target: a second tab is what the browser has just refused.
  expect(links.map((link) => [link.text, link.getAttribute("href"), link.target])).toEqual([
    [prepared.openWhatsApp, chatLink(whatsapp, message), ""],
    [buttons.sms, smsLink(whatsapp, orderSms(current, order)), ""],
    [buttons.call, callLink(phone), ""],
  ]);
  await user.click(button(prepared.copy));
  expect(await ready.findByText(en.copying.copied)).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(message);
});
