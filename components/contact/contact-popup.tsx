import { buttonClass } from "@/components/ui/button-class";
import type { Shop } from "@/lib/shop/config";
import { callLink, chatLink } from "@/lib/shop/links";

/**
 * Links to call, and to chat with a prefilled greeting. Server-rendered: the browser opens it as a popup,
 * and without scripts it is part of the page.
 */
export function ContactPopup({ id, copy, config }: Shop & { id: string }) {
  const words = copy.contact;
  const { phone, whatsapp } = config;
  const titleId = `${id}-title`;
  return (
    <dialog
      id={id}
      aria-labelledby={titleId}
      closedby="any"
      suppressHydrationWarning
      className="popup contact-popup"
    >
      <div className="popup-layout">
        <h2 id={titleId} tabIndex={-1} className="popup-title">
          {words.title}
        </h2>
        <div className="popup-content">
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
        </div>
        <form method="dialog" className="popup-actions equal-columns scriptless:hidden">
          <button type="submit" className={buttonClass("quiet")}>
            {words.close}
          </button>
        </form>
      </div>
    </dialog>
  );
}
