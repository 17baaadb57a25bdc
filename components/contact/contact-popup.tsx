"use client";

import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { useCloseOnBack } from "@/components/navigation/close-on-back";
import { Popup, PopupContent } from "@/components/ui/popup";
import type { Copy } from "@/lib/copy/copy";
import { callLink, chatLink } from "@/lib/shop/phone-and-chat-links";

/** A call, or a chat with the greeting already typed. */
export function ContactPopup({
  words,
  phone,
  whatsapp,
  onClose,
}: {
  words: Copy["contact"];
  phone: string;
  /** Digits only, with the country code. */
  whatsapp: string;
  onClose: () => void;
}) {
  useCloseOnBack(true, onClose);

  return (
    <Popup onClose={onClose}>
      <PopupContent
        title={words.title}
        actions={
          <Button look="quiet" onClick={onClose}>
            {words.close}
          </Button>
        }
      >
        <p>{words.text}</p>
        <div className="mt-5 grid gap-3">
          <a
            href={chatLink(whatsapp, words.greeting)}
            target="_blank"
            rel="noopener"
            className={buttonClass("primary")}
          >
            {words.chat}
          </a>
          <a href={callLink(phone)} className={buttonClass("secondary")}>
            {words.call}
          </a>
          <p className="text-center text-small text-ink-soft">{phone}</p>
        </div>
      </PopupContent>
    </Popup>
  );
}
