import { act, screen, waitFor } from "@testing-library/react";
import { change } from "@/components/visit/use-visit";
import { fields, type Draft, type Field } from "@/lib/order/delivery";
import { keepDraft } from "@/lib/order/visit";
import { milk } from "@/tests/support/goods";
import { inBothLanguages } from "@/tests/support/jest/languages";
import { button, cartButton, popup, renderOrder } from "@/tests/support/jest/order";
import { shortDraft } from "@/tests/support/orders";

let open: jest.SpiedFunction<typeof window.open>;
beforeEach(() => {
  open = jest.spyOn(window, "open").mockReturnValue(null);
});

const long = { ...shortDraft, landmark: "x".repeat(5000) };

inBothLanguages((copy) => {
  const { cart, delivery, order, ready } = copy;
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
    ["fields-missing", [milk], { name: "   " }, missing],
    ["fields-too-long", [milk], long, tooLong],
  ])("refuses %s: the first to mend has the focus", async (alert, ids, draft, problems) => {
    act(() => change(keepDraft(draft)));
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
    act(() => change(keepDraft({ ...shortDraft, mobile: "" })));
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

  test("nothing that was typed is cut off, or lost by Cancel", async () => {
    const user = await renderOrder([milk], "delivery");
    await user.type(field("mobile"), "12345");
    await user.click(field("landmark"));
    await user.paste(long.landmark);
    expect(field("landmark")).toHaveAccessibleDescription(delivery.tooLong);
    await user.click(button(delivery.cancel));
    expect(screen.queryByRole("dialog")).toBeNull();

    await user.click(cartButton(copy, 1));
    await user.click(button(cart.checkout));
    expect(field("landmark")).toHaveValue(long.landmark);
    expect(field("mobile")).toHaveValue("12345");
    expect(field("mobile")).toHaveAccessibleDescription(mobile.hint);
  });
});
