import type { Copy } from "@/lib/copy/copy-type";
import { supportSpan } from "@/lib/copy/hi/hours-and-place";
import { blankOrder } from "@/lib/copy/hi/order-message";

export const contact: Copy["contact"] = {
  title: "हमसे बात करें",
  text: `हम ${supportSpan} जवाब देते हैं।`,
  call: "फ़ोन करें",
  chat: "WhatsApp पर बात करें",
  ask: "WhatsApp पर पूछें",
  greeting: blankOrder.greeting,
  close: "बंद करें",
};
