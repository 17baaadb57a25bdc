import { startTransition, useEffect, useState } from "react";
import type { MessagePatterns } from "@/lib/seller/patterns";
import { readingMessages, type Messages } from "@/lib/seller/read";

const nothing: Messages = { orders: [], unread: [] };
/** Less than a frame, so that the page goes on scrolling and typing while a whole chat is read. */
const sliceMilliseconds = 8;

/** The messages in a text. What was read before stays until all of it has been read. */
export function useMessages(text: string, languages: readonly MessagePatterns[]): Messages {
  const [messages, setMessages] = useState(nothing);
  useEffect(() => {
    const reading = readingMessages(text, languages);
    // A timer waits 4 ms.
    const { port1, port2 } = new MessageChannel();
    function read() {
      const start = performance.now();
      let step = reading.next();
      while (!step.done && performance.now() - start < sliceMilliseconds) step = reading.next();
      const { done, value } = step;
      if (done) startTransition(() => setMessages(value));
      else port2.postMessage(undefined);
    }
    port1.onmessage = read;
    read();
    return () => port1.close();
  }, [text, languages]);
  return messages;
}
