import { en } from "@/lib/copy/en";
import { hi } from "@/lib/copy/hi";
import { orderMessage } from "@/lib/order/order-message-lines";
import { linesOf } from "@/tests/support/orders/order-generators";
import { sampleOrder } from "@/tests/support/orders/sample-order-and-message";

const sita = orderMessage(sampleOrder, en.order);
const ram = orderMessage(
  {
    number: "DM-9RAH",
    placedAt: new Date("2026-11-20T15:00:00Z"),
    insteadOf: [],
    lines: linesOf("a2-milk:half-liter", "desi-cow-milk:1.5-liter", "pure-desi-ghee:500g"),
    details: {
      name: "राम कुमार",
      address1: "वार्ड 3, मेला रोड",
      address2: "",
      mobile: "9876543211",
      landmark: "",
    },
  },
  hi.order,
);

/** A morning's chat, as it is copied from several messages marked on a phone. */
export const sampleChat = `[20/11/26, 6:42 PM] Sita: ${sita}
[20/11/26, 6:44 PM] Sita: Is there buttermilk, too?
[20/11/26, 8:30 PM] Ram: ${ram}`;
