import { act, screen, waitFor } from "@testing-library/react";
import { changeVisit } from "@/components/visit/use-visit";
import { fields, type Draft, type Field } from "@/lib/order/delivery";
import { remember } from "@/lib/order/prepare";
import { keepDraft, showPrepared } from "@/lib/order/visit";
import { callLink, chatLink, smsLink } from "@/lib/shop/links";
import { fill } from "@/lib/text";
import { testConfig } from "@/tests/support/config";
import { bigCow, milk, nameOf, paneer, priceOf } from "@/tests/support/goods";
import { inBothLanguages } from "@/tests/support/jest/languages";
import { button, cartButton, popup, renderOrder } from "@/tests/support/jest/order";
import { sampleMessage, sampleOrder, shortDraft } from "@/tests/support/orders";

const { whatsapp, phone } = testConfig;

let open: jest.SpiedFunction<typeof window.open>;
beforeEach(() => {
  open = jest.spyOn(window, "open").mockReturnValue(null);
});

const long = { ...shortDraft, landmark: "x".repeat(5000) };

inBothLanguages((copy) => {
  const { delivery, order, ready } = copy;
  const { name, address1, mobile } = order.fields;
  const field = (id: Field["id"]) => screen.getByRole("textbox", { name: order.fields[id].label });

  test("has every field with its label, and a read-only place", async () => {
    await renderOrder([milk], "delivery");

    const inputs = popup(delivery.title).getAllByRole<HTMLInputElement>("textbox");
    const shown = inputs.map(({ labels, readOnly, required, value }) => [
      labels?.[0]?.textContent,
      readOnly ? value : required,
    ]);
    expect(shown).toEqual([
      ...fields.map(({ id, required = false }) => [order.fields[id].label, required]),
      ...(["city", "state", "postalCode"] as const).map((id) => [delivery[id], delivery.place[id]]),
    ]);
    expect(field("mobile")).toHaveAttribute("placeholder", mobile.placeholder);
  });

  const missing = { name: name.missing, address1: address1.missing, mobile: mobile.missing };
  const tooLong = { landmark: delivery.tooLong };

  test.each<[keyof typeof delivery.alerts, string[], Draft, Draft]>([
    ["cart-empty", [], {}, {}],
    [
      "fields-missing",
      [milk],
      { name: "   ", landmark: long.landmark },
      { ...missing, ...tooLong },
    ],
    ["fields-too-long", [milk], long, tooLong],
  ])("refuses %s: the first to mend has the focus", async (alert, ids, draft, problems) => {
    act(() => changeVisit(keepDraft(draft)));
    const user = await renderOrder(ids, "delivery");
    await user.click(button(delivery.deliver));

    expect(screen.getByRole("alert").textContent).toBe(delivery.alerts[alert]);
    const invalid = screen.getAllByRole("textbox").filter((each) => each.ariaInvalid === "true");
    const marked = fields.filter(({ id }) => id in problems);
    expect(invalid).toEqual(marked.map(({ id }) => field(id)));
    for (const { id } of marked) expect(field(id)).toHaveAccessibleDescription(problems[id]);
    await waitFor(() => expect(invalid[0] ?? screen.getByRole("alert")).toHaveFocus());
    expect(open).not.toHaveBeenCalled();
  });

  test("a doubtful number gets a hint when the field is left, and is sent all the same", async () => {
    const user = await renderOrder([milk], "delivery");
    const numbers = `98765 4321 or my son at ${"98765 ".repeat(12)}4321`;
    await user.click(button(delivery.deliver));
    act(() => changeVisit(keepDraft({ ...shortDraft, mobile: "" })));
    await user.click(field("mobile"));
    await user.paste(numbers);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(field("mobile")).not.toHaveAccessibleDescription();
    await user.tab();
    expect(field("mobile")).toHaveAccessibleDescription(mobile.hint);
    expect(field("mobile")).toBeValid();

    await user.click(button(delivery.deliver));
    const dialog = screen.getByRole("dialog", { name: ready.title });
    expect(dialog).toHaveTextContent(`${numbers} ${mobile.hint}`);
    const line = encodeURIComponent(`${mobile.label}: ${numbers}\n`);
    expect(open.mock.calls).toEqual([[expect.stringContaining(line), "_blank", "noopener"]]);
  });

  test("sends what was typed into each field", async () => {
    const user = await renderOrder([milk], "delivery");
    for (const { id } of fields) await user.type(field(id), `what is typed as ${id}`);
    await user.click(button(delivery.deliver));

    const [link] = open.mock.calls[0] ?? [];
    const message = new URL(String(link)).searchParams.get("text");
    for (const { id } of fields) expect(message).toContain(`what is typed as ${id}`);
  });

  test("an order that is ready can be sent in four other ways, and gives way to a new one", async () => {
    const user = await renderOrder([bigCow, paneer]);
    act(() => changeVisit(showPrepared(remember(sampleOrder))));
    const opened = popup(ready.title);
    const summary = fill(ready.order.other, {
      number: sampleOrder.number,
      count: 2,
      total: priceOf(bigCow, paneer),
    });
    const message = sampleMessage(copy);
    expect(opened.getByText(summary)).toBeVisible();
    expect(opened.getByText(`${nameOf(bigCow, copy)}, ${nameOf(paneer, copy)}`)).toBeVisible();
    const links = opened.getAllByRole<HTMLAnchorElement>("link");
    // Without a target: a second tab is what the browser has just refused.
    expect(links.map((a) => [a.text, a.getAttribute("href"), a.target])).toEqual([
      [ready.openWhatsApp, chatLink(whatsapp, message), ""],
      [ready.sms, smsLink(whatsapp, message), ""],
      [ready.call, callLink(phone), ""],
    ]);

    await user.click(button(ready.copy));
    expect(await opened.findByText(ready.copied)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(message);

    await user.click(button(ready.startNew));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(cartButton(copy, 0)).toBeVisible();
  });
});
