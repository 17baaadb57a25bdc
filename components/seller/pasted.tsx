"use client";

import { useCallback, useDeferredValue, useId, useMemo, useRef, useState } from "react";
import { DaySheet } from "@/components/seller/sheet";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/language";
import { messagePatterns, type OrderWords } from "@/lib/order/message";
import { readMessages, type Messages } from "@/lib/seller/read";
import type { SheetWords } from "@/lib/seller/texts";
import { fill } from "@/lib/text";

interface PastedOrdersProps {
  language: Language;
  words: SheetWords;
  /** Orders may be in either language, whatever the language of the page. */
  orderWords: Readonly<Record<Language, OrderWords>>;
}

/** The field for pasted messages, and the day sheet that is made of them. Nothing leaves the page. */
export function PastedOrders({ language, words, orderWords }: PastedOrdersProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const deferredText = useDeferredValue(text);
  // A whole chat takes longer to read than a key press may.
  const messages = useMemo(
    () => readMessages(deferredText, Object.values(orderWords).map(messagePatterns)),
    [deferredText, orderWords],
  );
  const isCutOff = messages.unread.some(({ hasNumber }) => hasNumber);

  // Text may have been pasted before hydration.
  const takeOver = useCallback((element: HTMLTextAreaElement | null) => {
    area.current = element;
    if (element) setText(element.value);
  }, []);

  function clear() {
    if (area.current) area.current.value = "";
    area.current?.focus();
    setText("");
  }

  return (
    <>
      <div className="grid grid-cols-1 gap-2 print:hidden noscript:hidden">
        <label htmlFor={id} className="field-label m-0">
          {words.paste}
        </label>
        <textarea
          ref={takeOver}
          id={id}
          rows={7}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-help`}
          onInput={(event) => setText(event.currentTarget.value)}
          className="field max-h-[60dvh] resize-y text-small/normal"
        />
        <div id={`${id}-help`} className="text-small text-ink-soft">
          <p>{words.howTo}</p>
          <p>{words.privacy}</p>
        </div>
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4">
          <p role="status">{text.trim() !== "" && <Summary messages={messages} words={words} />}</p>
          {text !== "" && <Button look="text" onClick={clear} text={words.clear} />}
        </div>
        {isCutOff && (
          <p role="alert" className="alert">
            {words.cutOff}
          </p>
        )}
      </div>
      <DaySheet orders={messages.orders} copy={{ seller: words, order: orderWords[language] }} />
      {messages.unread.length > 0 && (
        // Printed are orders, even if they were cut off.
        <section
          className={`grid grid-cols-1 gap-3 ${isCutOff ? "print:mt-[5mm]" : "print:hidden"}`}
        >
          <h2 className="small-heading">{words.unread.heading}</h2>
          <p>{words.unread.text}</p>
          {messages.unread.map(({ text: unread, hasNumber }, index) => (
            <p
              key={index}
              dir="auto"
              className={`border-l-4 px-3.5 py-2 text-small wrap-anywhere whitespace-pre-wrap ${hasNumber ? "border-alert" : "border-line print:hidden"}`}
            >
              {unread}
            </p>
          ))}
        </section>
      )}
    </>
  );
}

/** `2 orders read · 1 message not read` */
function Summary({ messages, words }: { messages: Messages; words: SheetWords }) {
  const { orders, unread } = messages;
  const counted = (count: number, { one, other }: SheetWords["read"]) =>
    count === 1 ? one : fill(other, { count });
  return (
    <>
      <span className="font-semibold">
        {orders.length === 0 ? words.nothing : counted(orders.length, words.read)}
      </span>
      {unread.length > 0 && ` · ${counted(unread.length, words.unreadCount)}`}
    </>
  );
}
