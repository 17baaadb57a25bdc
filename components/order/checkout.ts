import { reload } from "@/components/visit/storage";
import { changeState } from "@/components/visit/store";
import { openDelivery, openPopup, type State } from "@/lib/order/state";
import { stockPath } from "@/lib/paths";
import { stockText, type SoldOut } from "@/lib/shop/catalogue";

/**
 * Opens the delivery form if the cart is still open, or loads the page anew if prices or stock have changed and nothing is
 * typed.
 */
export async function checkOut(state: State, soldOut: SoldOut): Promise<void> {
  // A page that has just been loaded anew cannot do better.
  const isOutdated = state.popup !== "renewedCart" && (await hasStockChanged(stockText(soldOut)));
  const isTyped = Object.values(state.draft).some(Boolean);
  if (isOutdated && !isTyped) return renewPage();
  const open = openDelivery(Date.now(), isOutdated);
  changeState((latest) => (latest.popup === state.popup ? open(latest) : latest));
}

/** Whether prices or stock have changed since the page was built, as far as the shop says so in time. */
async function hasStockChanged(stock: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(1500);
    const answer = await fetch(stockPath, { cache: "no-store", signal });
    // Not what a hotel's network answers to everything.
    const isStock = answer.ok && answer.headers.get("content-type")?.startsWith("text/plain");
    return isStock === true && (await answer.text()) !== stock;
  } catch {
    return false;
  }
}

/** Loads the page anew with its cart, after a cache on the way has done so (deploy/nginx.conf). */
export async function renewPage(): Promise<void> {
  await fetch("?renew=1", { cache: "reload" }).catch(() => undefined);
  changeState(openPopup("renewedCart"));
  reload();
}
