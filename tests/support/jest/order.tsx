import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CartButton } from "@/components/order/cart-button";
import { OrderPopups } from "@/components/order/popups";
import type { OrderProps } from "@/components/order/props";
import { change } from "@/components/visit/use-visit";
import { copyIn } from "@/lib/copy";
import { addItems, openPopup, type PopupName } from "@/lib/order/visit";
import { pathTo } from "@/lib/paths";
import { testConfig } from "@/tests/support/config";
import { lang } from "@/tests/support/jest/root-params";

/** The CART button and the popups of the order, with these items in the cart and this popup open. */
export async function renderOrder(
  ids: readonly string[],
  popup: PopupName = "none",
  props: Partial<OrderProps> = {},
) {
  const user = userEvent.setup();
  const copy = copyIn[await lang()];
  act(() => {
    change(addItems(...ids));
    change(openPopup(popup));
  });
  render(
    <>
      <CartButton words={copy.cartButton} />
      <OrderPopups
        words={{ ...copy, ...copy.order }}
        whatsapp={testConfig.whatsapp}
        phone={testConfig.phone}
        soldOut={[]}
        notice={undefined}
        productsUrl={testConfig.siteUrl + pathTo(copy.language, "products")}
        {...props}
      />
    </>,
  );
  // Its script comes behind that of the cart.
  await act(() => import("@/components/order/later-popups"));
  return user;
}

/** The open popup with this title. */
export const popup = (title: string) => within(screen.getByRole("dialog", { name: title }));

/** The texts of the rows in the open popup. */
export const rows = () => screen.queryAllByRole("listitem").map((row) => row.textContent);

/** The sum in the open popup, as it is read. */
export const total = (label: string) => screen.getByText(label).parentElement?.textContent;
