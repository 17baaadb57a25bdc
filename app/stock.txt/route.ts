import { config } from "@/components/content";
import { stockText } from "@/lib/shop/catalogue";

export const dynamic = "force-static";

/** What can be ordered now: a page that may be old asks for it at Checkout. */
export const GET = () => new Response(stockText(config.SOLD_OUT));
