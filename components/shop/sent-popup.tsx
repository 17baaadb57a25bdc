"use client";

import { useEffect, useId, useRef, useState } from "react";
import { closePopup, dispatch } from "@/components/shop/shopping-store";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { Dialog } from "@/components/ui/dialog";
import type { Copy } from "@/lib/copy/copy";
import { callLink, smsLink } from "@/lib/links";
import type { SentOrder } from "@/lib/send-order";

/** Every other way to send the order, for when the chat did not open. */
export function SentPopup({
  sent,
  words,
  seller,
  phone,
}: {
  sent: SentOrder;
  words: Copy["shop"]["sent"];
  seller: string;
  phone: string;
}) {
  const [copying, setCopying] = useState<"idle" | "done" | "refused">("idle");

  async function copy() {
    try {
      await navigator.clipboard.writeText(sent.message);
      setCopying("done");
    } catch {
      setCopying("refused");
    }
  }

  return (
    <Dialog
      title={words.title}
      onClose={closePopup}
      actions={
        <>
          <Button look="secondary" onClick={closePopup}>
            {words.close}
          </Button>
          <Button look="secondary" onClick={() => dispatch({ type: "start-new" })}>
            {words.startNew}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      <p className="mt-5 font-semibold">{words.notOpened}</p>
      <div className="mt-3 grid gap-3">
        <a href={sent.link} className={buttonClass("primary")}>
          {words.openWhatsApp}
        </a>
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
          <Button look="secondary" onClick={() => void copy()}>
            {words.copy}
          </Button>
          <a href={smsLink(seller, sent.message)} className={buttonClass("secondary")}>
            {words.sms}
          </a>
          <a href={callLink(phone)} className={buttonClass("secondary")}>
            {words.call}
          </a>
        </div>
      </div>
      <p role="status" className="mt-3 text-small">
        {copying === "done" && words.copied}
        {copying === "refused" && words.copyByHand}
      </p>
      {copying === "refused" && <SelectedText label={words.orderText} text={sent.message} />}
    </Dialog>
  );
}

function SelectedText({ label, text }: { label: string; text: string }) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.select(), []);

  return (
    <>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <textarea ref={area} id={id} readOnly rows={8} value={text} className="field" />
    </>
  );
}
