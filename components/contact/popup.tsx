import { config, getCopy } from "@/components/content";
import { CallLink, ChatLink } from "@/components/ui/links";
import { Button } from "@/components/ui/button";
import { Popup, PopupContent } from "@/components/ui/popup";

/** The popup with links to call and to chat. Without scripts it is a part of the page. */
export async function ContactPopup() {
  const { buttons, contact } = await getCopy();
  const close = (
    <Button look="quiet" data-action="close" className="noscript:hidden" text={buttons.close} />
  );
  return (
    <Popup
      names={["contact"]}
      id="contact"
      className="noscript:not-open:static noscript:not-open:mt-3 noscript:not-open:block noscript:not-open:rounded-popup"
    >
      <PopupContent id="contact" title={contact.title} actions={close}>
        <p id="contact-text">{contact.text}</p>
        <div className="mt-5 grid gap-3">
          <ChatLink text={buttons.chat} className="button primary" />
          <CallLink className="button secondary">{buttons.call}</CallLink>
          <p className="text-center text-small text-ink-soft">{config.PHONE}</p>
        </div>
      </PopupContent>
    </Popup>
  );
}
