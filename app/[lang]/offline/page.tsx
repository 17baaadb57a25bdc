import { Frame } from "@/components/layout/frame";
import { config, getCopy, metadataOf } from "@/components/content";
import { CallLink, ChatLink } from "@/components/ui/links";
import { Button } from "@/components/ui/button";
import { smsLink } from "@/lib/shop/links";

export const generateMetadata = metadataOf("offline");

/** Without a network the service worker shows this in place of a page that it has not kept. */
export default async function Page() {
  const { buttons, offline: words, order } = await getCopy();
  return (
    <Frame page="offline" className="page-width section text-center">
      <h1 className="font-display text-heading">{words.heading}</h1>
      <p className="mt-4">{words.text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <CallLink className="button primary">{buttons.call}</CallLink>
        <a href={smsLink(config.WHATSAPP_NUMBER, order.greeting)} className="button secondary">
          {buttons.sms}
        </a>
        <ChatLink text={buttons.chat} className="button secondary" />
        {/* A form without an action loads the current address again: the page that the visitor wanted. */}
        <form>
          <Button look="secondary" type="submit" text={buttons.retry} />
        </form>
      </div>
    </Frame>
  );
}
