import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartButton } from "@/components/order/cart-button";
import { OrderPopups } from "@/components/order/popups";
import type { OrderProps } from "@/components/order/props";
import { changeState } from "@/components/visit/store";
import { copyIn, type Copy } from "@/lib/copy";
import { addItems, openPopup, type PopupName } from "@/lib/order/state";
import { pathTo } from "@/lib/paths";
import { testConfig } from "@/tests/support/config";
import { lang } from "@/tests/support/jest/root-params";

/** Renders the CART button and the popups of the order, with these items in the cart and this popup open. */
export async function renderOrder(
  ids: readonly string[],
  popup: PopupName = "none",
  props: Partial<OrderProps> = {},
) {
  const user = userEvent.setup();
  const copy = copyIn[await lang()];
  act(() => {
    changeState(addItems(...ids));
    changeState(openPopup(popup));
  });
  render(
    <>
      <CartButton words={copy.cartButton} />
      <OrderPopups
        copy={copy}
        whatsapp={testConfig.whatsapp}
        phone={testConfig.phone}
        soldOut={[]}
        notice={undefined}
        notes={[]}
        productsUrl={testConfig.siteUrl + pathTo(copy.language, "products")}
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
export const cartButton = ({ cartButton: { text, count } }: Copy, lines: number) =>
  button(lines === 0 ? text : `${text} ${lines} ${lines === 1 ? count.one : count.other}`);

/** The texts of the rows in the open popup. */
export const rows = () => screen.queryAllByRole("listitem").map((row) => row.textContent);

/** The total in the open popup, without its label. */
export const total = ({ cart }: Copy) => screen.getByText(cart.total).nextSibling?.textContent;
