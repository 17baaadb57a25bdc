import { startTransition, useEffect, useState } from "react";
import type { OrderWords } from "@/lib/order/message";
import type { Messages } from "@/lib/seller/read";

const nothing: Messages = { orders: [], unread: [] };
/** Half of a frame, so that one can scroll and type while a whole chat is read. */
const sliceMilliseconds = 8;

/** Loads the reader, which is as large as the scripts of the rest of the page, and not needed to show the page. */
const loadReader = () =>
  Promise.all([import("@/lib/seller/read"), import("@/lib/seller/patterns")]);

/** The messages in a text. While a new text is read, they are still those of the last one. */
export function useMessages(
  text: string,
  orderWords: Readonly<Record<string, OrderWords>>,
): Messages {
  const [messages, setMessages] = useState(nothing);
  useEffect(() => {
    // Each slice posts a message that starts the next one. Timers would wait at least 4 ms in between.
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
