import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { DeliveryAndOrderReadyPopups } from "@/components/checkout/delivery-and-order-ready-chunk";
import { checkout } from "@/components/checkout/load-delivery-form-and-retry";
import type { OrderPopupProps } from "@/components/cart/order-popups/order-popup-props";
import { DeliveryLoadingPopup } from "@/components/checkout/delivery-loading-popup";
import { Popup } from "@/components/ui/popup";
import { en } from "@/lib/copy";

const words = en.shop.delivery;

const facts: OrderPopupProps = {
  words: { ...en.shop, order: en.order, share: en.share },
  whatsapp: "910000000000",
  phone: "+91 00000 00000",
  soldOut: [],
  notice: undefined,
  productsUrl: "https://shop.example/products",
};

function openForm() {
  render(
    <Popup onClose={() => undefined}>
      <DeliveryLoadingPopup {...facts} />
    </Popup>,
  );
}

const retry = () => screen.getByRole("button", { name: words.retry });

test("offers to retry a form that does not load, and after a second failure to reload the page", async () => {
  const user = userEvent.setup();
  jest.spyOn(checkout, "load").mockRejectedValue(new Error("No network"));
  openForm();
  expect(screen.getByText(words.loading)).toBeVisible();

  expect(await screen.findByText(words.failed)).toHaveAttribute("role", "alert");
  expect(screen.queryByRole("button", { name: words.reload })).toBeNull();
  await user.click(retry());

  expect(await screen.findByText(words.failedTwice)).toHaveAttribute("role", "alert");
  expect(screen.getByRole("button", { name: words.reload })).toBeVisible();
});

test("a form that hangs counts as failed after 20 s, and is shown if it loads later", async () => {
  jest.useFakeTimers();
  let arrive: (form: typeof DeliveryAndOrderReadyPopups) => void = () => undefined;
  jest.spyOn(checkout, "load").mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  openForm();
  act(() => jest.advanceTimersByTime(19_999));
  expect(screen.getByText(words.loading)).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText(words.failed)).toBeVisible();
  expect(retry()).toHaveAttribute("aria-disabled", "false");

  await act(async () => {
    arrive(() => <p>The form</p>);
    await Promise.resolve();
  });
  expect(screen.getByText("The form")).toBeVisible();
  jest.useRealTimers();
});
