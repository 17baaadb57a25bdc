import { getContent } from "@/components/content";
import { NewTabLink, type NewTabProps } from "@/components/ui/new-tab";
import { chatLink } from "@/lib/shop/links";

interface ChatLinkProps extends Partial<NewTabProps> {
  message: string;
}

/** Opens a chat with this message. If nothing else is given, it says "Ask on WhatsApp". */
export async function ChatLink({ message, text, className = "card-link", ...rest }: ChatLinkProps) {
  const { copy, config } = await getContent();
  const href = chatLink(config.whatsapp, message);
  return <NewTabLink {...rest} href={href} text={text ?? copy.contact.ask} className={className} />;
}
