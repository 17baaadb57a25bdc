import { startTransition, useEffect, useState } from "react";
import type { OrderWords } from "@/lib/order/message";
import type { Messages } from "@/lib/seller/read";

const nothing: Messages = { orders: [], unread: [] };
/** Less than a frame, so that the page goes on scrolling and typing while a whole chat is read. */
const sliceMilliseconds = 8;

/** Loads the reader, which weighs as much as the rest of the page, while the field is still empty. */
const loadReader = () =>
  Promise.all([import("@/lib/seller/read"), import("@/lib/seller/patterns")]);

/** The messages in a text. What was read before stays until all of it has been read. */
export function useMessages(
  text: string,
  orderWords: Readonly<Record<string, OrderWords>>,
): Messages {
  const [messages, setMessages] = useState(nothing);
  useEffect(() => {
    // Slice by slice, by messages to itself: between two timers browsers wait 4 ms.
    const { port1, port2 } = new MessageChannel();
    void loadReader().then(([{ readMessages }, { messagePatterns }]) => {
      const reading = readMessages(text, Object.values(orderWords).map(messagePatterns));
      port1.onmessage = () => {
        const start = performance.now();
        let step = reading.next();
        while (!step.done && performance.now() - start < sliceMilliseconds) step = reading.next();
        const { done, value } = step;
        if (done) startTransition(() => setMessages(value));
        else port2.postMessage(undefined);
      };
      port2.postMessage(undefined);
    });
    return () => port1.close();
  }, [text, orderWords]);
  return messages;
}
