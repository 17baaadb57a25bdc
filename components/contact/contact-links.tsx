import { buttonClass } from "@/components/ui/button-class";
import type { Copy } from "@/lib/copy/copy";
import { callLink, chatLink } from "@/lib/shop/phone-and-chat-links";

/**
 * What Contact Us offers, beside its button: seen where no script runs to open the popup, or the
 * popup's own could not be fetched.
 */
export function ContactLinks({
  words,
  phone,
  whatsapp,
}: {
  words: Copy["contact"];
  phone: string;
  whatsapp: string;
}) {
  return (
    <div role="status" className="hidden w-full peer-data-[failed]:block scriptless:block">
      <p className="strong">{words.title}</p>
      <p>{words.text}</p>
      <p className="mt-3 flex flex-wrap justify-center gap-3">
        <a href={chatLink(whatsapp, words.greeting)} className={buttonClass("secondary")}>
          {words.chat}
        </a>
        <a href={callLink(phone)} className={buttonClass("secondary")}>
          {words.call} {phone}
        </a>
      </p>
    </div>
  );
}
