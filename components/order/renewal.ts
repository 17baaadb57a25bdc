import { reload } from "@/components/visit/handover";
import { changeState } from "@/components/visit/store";
import { sayRenewed } from "@/lib/order/state";
import { offerPath } from "@/lib/paths";

/** How long Checkout waits for an answer. */
const patienceMilliseconds = 1500;

/**
 * Whether prices or stock have changed since the page was built, as far as the shop says so in time.
 *
 * @param offer `offerText` as the page knows it
 */
export async function hasOfferChanged(offer: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMilliseconds);
    const answer = await fetch(offerPath, { cache: "no-store", signal });
    // Not what a hotel's network answers to everything.
    const isOffer = answer.ok && answer.headers.get("content-type")?.startsWith("text/plain");
    return isOffer === true && (await answer.text()) !== offer;
  } catch {
    return false;
  }
}

/** Loads the page anew with its cart, after a cache on the way has done so (deploy/nginx.conf). */
export async function renewPage(): Promise<void> {
  await fetch("?renew=1", { cache: "reload" }).catch(() => undefined);
  changeState(sayRenewed);
  reload();
}
