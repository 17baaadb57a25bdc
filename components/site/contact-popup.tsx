"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { useCloseOnBack } from "@/components/ui/close-on-back";
import { Dialog } from "@/components/ui/dialog";
import { callLink, chatLink } from "@/lib/links";
import type { Copy } from "@/lib/copy/copy";

/** The Contact Us button and its popup: a call, or a chat with the greeting already typed. */
export function ContactPopup({
  button,
  words,
  phone,
  whatsapp,
}: {
  button: string;
  words: Copy["contact"];
  phone: string;
  whatsapp: string;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  useCloseOnBack(isOpen, close);

  return (
    <>
      <Button look="secondary" onClick={() => setIsOpen(true)}>
        {button}
      </Button>
      {isOpen && (
        <Dialog
          title={words.title}
          onClose={close}
          actions={
            <Button look="quiet" onClick={close}>
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
        </Dialog>
      )}
    </>
  );
}
