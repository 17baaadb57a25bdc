import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartButton } from "@/components/order/button";
import { OrderPopups } from "@/components/order/popups";
import type { OrderProps } from "@/components/order/props";
import { change } from "@/components/visit/use-visit";
import { en } from "@/lib/copy";
import { add, open, type PopupName } from "@/lib/order/visit";

/** The CART button and the popups of the order, with these items in the cart and this popup open. */
export function renderOrder(
  ids: readonly string[],
  popup: PopupName = "none",
  props: Partial<OrderProps> = {},
) {
  const user = userEvent.setup();
  act(() => {
    change(add(...ids));
    change(open(popup));
  });
  render(
    <>
      <CartButton words={en.cartButton} />
      <OrderPopups
        words={{ ...en, ...en.order }}
        whatsapp="910000000000"
        phone="+91 00000 00000"
        soldOut={[]}
        notice={undefined}
        productsUrl="https://dehatimilk.example/products"
        {...props}
      />
    </>,
  );
  return user;
}

/** The open popup with this title. */
export const popup = (title: string) => within(screen.getByRole("dialog", { name: title }));

/** The texts of the rows in the open popup. */
export const rows = () => screen.queryAllByRole("listitem").map((row) => row.textContent);

/** The sum in the open popup, as it is read. */
export const total = () => screen.getByText("Total").parentElement?.textContent;
