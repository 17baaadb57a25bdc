import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartButton } from "@/components/order/cart-button";
import { OrderPopups } from "@/components/order/popups";
import type { OrderProps } from "@/components/order/props";
import { changeState } from "@/components/visit/store";
import { en } from "@/lib/copy";
import { addItems, openPopup, type PopupName } from "@/lib/order/state";
import { testConfig } from "@/tests/support/config";

/** Renders the CART button and the popups of the order, with these items in the cart and this popup open. */
export async function renderOrder(
  ids: readonly string[],
  popup: PopupName = "none",
  props: Partial<OrderProps> = {},
) {
  const user = userEvent.setup();
  act(() => {
    changeState(addItems(...ids));
    changeState(openPopup(popup));
  });
  render(
    <>
      <CartButton words={en.cartButton} />
      <OrderPopups
        copy={en}
        whatsapp={testConfig.whatsapp}
        phone={testConfig.phone}
        soldOut={[]}
        notice={undefined}
        ownerNotes={[]}
        productsUrl={`${testConfig.siteUrl}/products`}
        {...props}
      />
    </>,
  );
  // The script of the other popups loads after that of the cart.
  await act(() => import("@/components/order/later-popups"));
  return user;
}

/** The queries of the open popup with this title. */
export const popup = (title: string) => within(screen.getByRole("dialog", { name: title }));

/** The button with this name. */
export const button = (name: string) => screen.getByRole("button", { name });

/** The CART button, which must show this number of lines. */
export function cartButton(lines: number) {
  const { text, count } = en.cartButton;
  return button(lines === 0 ? text : `${text} ${lines} ${lines === 1 ? count.one : count.other}`);
}

/** The texts of the rows in the open popup. */
export const rows = () => screen.queryAllByRole("listitem").map((row) => row.textContent);

/** The total in the open popup, without its label. */
export const total = () => screen.getByText(en.cart.total).nextSibling?.textContent;
