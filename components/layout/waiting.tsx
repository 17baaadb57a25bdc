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
    <div className="fixed inset-x-0 bottom-[max(1rem,env(safe-area-inset-bottom))] z-20 mx-auto w-fit rounded-[1.25rem] bg-ink px-5 py-2 text-center font-semibold text-milk has-[[data-awaited]:empty]:hidden">
      <p role="status" data-awaited="" suppressHydrationWarning>
        {""}
      </p>
      <p className="hidden animate-offer">
        <a href={callLink(config.phone)} className="text-button text-milk">
          {call}
        </a>
        <a href={chatLink(config.whatsapp, greeting)} className="text-button text-milk">
          {chat}
        </a>
      </p>
    </div>
  );
}
