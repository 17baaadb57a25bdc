import { act, screen } from "@testing-library/react";
import { change } from "@/components/visit/use-visit";
import { preparedOf } from "@/lib/order/order";
import { prepare } from "@/lib/order/visit";
import { popup, renderOrder, rows, total } from "@/tests/support/jest/order";
import { detailsWith, itemsWith, orderWith, sampleMessage } from "@/tests/support/orders";

const ids = ["desi-cow-milk:2-liter", "fresh-paneer:500g"];
const order = orderWith({
  items: itemsWith(...ids),
  details: detailsWith({ address1: "Ward 7, Station Road", address2: "Near old well" }),
});

test("an order that is ready can be sent in four other ways", async () => {
  const user = renderOrder(ids);
  act(() => change(prepare(preparedOf(order))));
  const ready = popup("Your order is ready");
  const link = (name: string) => ready.getByRole<HTMLAnchorElement>("link", { name });

  const chat = new URL(link("Open WhatsApp").href);
  expect([...chat.searchParams.values()]).toEqual(["910000000000", sampleMessage]);
  // In the same tab: a second one is what the browser has just refused.
  expect(link("Open WhatsApp")).not.toHaveAttribute("target");
  const sms = `sms:+910000000000?&body=${encodeURIComponent(sampleMessage)}`;
  expect(link("SMS")).toHaveAttribute("href", sms);
  expect(link("Call")).toHaveAttribute("href", "tel:+910000000000");
  await user.click(ready.getByRole("button", { name: "Copy order" }));
  expect(await ready.findByText("Order copied")).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(sampleMessage);
});

test("a new order begins with an empty cart", async () => {
  const user = renderOrder(ids);
  act(() => change(prepare(preparedOf(order))));
  await user.click(screen.getByRole("button", { name: "Start a new order" }));

  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("button", { name: "CART" })).toBeVisible();
});

test("the question whether an order went out names its number, items and total", () => {
  renderOrder([...ids, ...ids.slice(1)], "returned");
  act(() =>
    change((visit) => ({ ...visit, prepared: { ...preparedOf(order), details: "forgotten" } })),
  );

  expect(popup("Did your order go out?").getByText(/ prepared here: DM-7K3Q\.$/)).toBeVisible();
  expect(rows()).toEqual(["Desi cow milk 2 Liter ₹120", "2 × Fresh Paneer 500g ₹498"]);
  expect(total()).toBe("Total ₹618");
});
