import { act, screen } from "@testing-library/react";
import { change } from "@/components/visit/use-visit";
import { preparedOf } from "@/lib/order/order";
import { prepare, type } from "@/lib/order/visit";
import { popup, renderOrder, rows, total } from "@/tests/support/jest/order";
import { detailsWith, itemsWith, orderWith, sampleMessage } from "@/tests/support/orders";

const ids = ["desi-cow-milk:2-liter", "fresh-paneer:500g"];
const order = orderWith({
  items: itemsWith(...ids),
  details: detailsWith({ address1: "Ward 7, Station Road", address2: "Near old well" }),
});

describe("the order that is ready", () => {
  /** The popup of that order, in whose form a name is typed. */
  function renderReady() {
    const user = renderOrder(ids);
    act(() => {
      change(type("name", "Sita Devi"));
      change(prepare(preparedOf(order)));
    });
    return { user, ready: popup("Your order is ready") };
  }

  test("can be sent in four other ways if the chat does not open", async () => {
    const { user, ready } = renderReady();
    const link = (name: string) => ready.getByRole<HTMLAnchorElement>("link", { name });
    const chat = new URL(link("Open WhatsApp").href);

    expect(Object.fromEntries(chat.searchParams)).toEqual({
      phone: "910000000000",
      text: sampleMessage,
    });
    // In the same tab: a second one is what the browser has just refused.
    expect(link("Open WhatsApp")).not.toHaveAttribute("target");
    expect(link("SMS")).toHaveAttribute(
      "href",
      `sms:+910000000000?&body=${encodeURIComponent(sampleMessage)}`,
    );
    expect(link("Call")).toHaveAttribute("href", "tel:+910000000000");
    await user.click(ready.getByRole("button", { name: "Copy order" }));
    expect(await ready.findByText("Order copied")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(sampleMessage);
  });

  test("shows as selected text if the browser refuses to copy it", async () => {
    const { user, ready } = renderReady();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no"));

    await user.click(ready.getByRole("button", { name: "Copy order" }));

    const text = await ready.findByRole<HTMLTextAreaElement>("textbox", { name: "Order text" });
    expect(text.value).toBe(sampleMessage);
    expect([text.selectionStart, text.selectionEnd]).toEqual([0, sampleMessage.length]);
    expect(text).toHaveFocus();
  });

  test("stays in the cart until a new order is started, which keeps what was typed", async () => {
    const { user, ready } = renderReady();
    await user.click(ready.getByRole("button", { name: "Close" }));
    expect(screen.getByRole("button", { name: "CART 2 items" })).toBeVisible();
    act(() => change(prepare(preparedOf(order))));
    await user.click(screen.getByRole("button", { name: "Start a new order" }));

    expect(screen.queryByRole("dialog")).toBeNull();
    await user.click(screen.getByRole("button", { name: "CART" }));
    await user.click(screen.getByRole("button", { name: "Checkout" }));
    expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Sita Devi");
  });
});

describe("the question whether an order went out", () => {
  /** As the page asks that the phone has dropped since. */
  function renderQuestion() {
    const user = renderOrder([...ids, ...ids.slice(1)], "returned");
    act(() =>
      change((visit) => ({ ...visit, prepared: { ...preparedOf(order), details: "forgotten" } })),
    );
    return { user, question: popup("Did your order go out?") };
  }

  test("names its number, items and total", () => {
    const { question } = renderQuestion();

    expect(question.getByText("This is the order that you prepared here: DM-7K3Q.")).toBeVisible();
    expect(rows()).toEqual(["Desi cow milk 2 Liter ₹120", "2 × Fresh Paneer 500g ₹498"]);
    expect(total()).toBe("Total ₹618");
  });

  test.each([
    ["Yes, it went out", "CART", undefined],
    ["Open WhatsApp again", "CART 3 items", "Enter Delivery Details"],
    ["Change it", "CART 3 items", "Your Cart"],
  ])("%s", async (answer, cart, next) => {
    const { user, question } = renderQuestion();

    await user.click(question.getByRole("button", { name: answer }));

    expect(screen.getByRole("button", { name: cart })).toBeInTheDocument();
    if (next) expect(screen.getByRole("dialog", { name: next })).toBeVisible();
    else expect(screen.queryByRole("dialog")).toBeNull();
  });
});
