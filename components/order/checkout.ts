import { reload } from "@/components/visit/storage";
import { changeState } from "@/components/visit/store";
import { openDelivery, openPopup, type State } from "@/lib/order/state";
import { stockPath } from "@/lib/paths";
import { stockText, type SoldOut } from "@/lib/shop/catalogue";

/** Opens the delivery form or, if prices or stock have changed and nothing is typed, loads the page anew. */
export async function checkOut(state: State, soldOut: SoldOut): Promise<void> {
  // A page that has just been loaded anew cannot do better.
  const stock = state.popup === "renewedCart" ? undefined : await fetchText(stockPath, 1500);
  const isOutdated = stock !== undefined && stock !== stockText(soldOut);
  const isTyped = Object.values(state.draft).some(Boolean);
  if (isOutdated && !isTyped) return renewPage();
  const open = openDelivery(Date.now(), isOutdated);
  changeState((latest) => (latest.popup === state.popup ? open(latest) : latest));
}

/** Loads the page anew with its cart, after a cache on the way has done so (deploy/nginx.conf). */
export async function renewPage(): Promise<void> {
  await fetchText("?renew=1", 4000);
  changeState(openPopup("renewedCart"));
  reload();
}

/** The plain text at an address, past the browser's cache; undefined if none comes in time, as of a hotel's network. */
async function fetchText(address: string, milliseconds: number): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(milliseconds);
    const answer = await fetch(address, { cache: "reload", signal });
    const isText = answer.headers.get("content-type")?.startsWith("text/plain");
    return answer.ok && isText ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}
