import { supportSpan } from "@/lib/copy/en/hours-and-place";
import { blankOrder } from "@/lib/copy/en/order-message";

export const contact = {
  title: "Contact Us",
  text: `We answer from ${supportSpan}.`,
  call: "Call",
  chat: "Chat on WhatsApp",
  ask: "Ask on WhatsApp",
  greeting: blankOrder.greeting,
  close: "Close",
};
