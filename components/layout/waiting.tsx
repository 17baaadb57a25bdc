import { getShop } from "@/components/shop";
import { callLink, chatLink } from "@/lib/shop/links";

/**
 * Says that a popup opens as soon as its script is there. The visit writes the sentence; call and chat show
 * after ten seconds.
 */
export async function Waiting() {
  const { copy, config } = await getShop();
  const { call, chat, greeting } = copy.contact;
  return (
    <div className="waiting">
      <p role="status" data-awaited="" suppressHydrationWarning>
        {""}
      </p>
      <p className="waiting-links">
        <a href={callLink(config.phone)} className="text-button">
          {call}
        </a>
        <a href={chatLink(config.whatsapp, greeting)} className="text-button">
          {chat}
        </a>
      </p>
    </div>
  );
}
