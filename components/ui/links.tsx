import Link from "next/link";
import type { ComponentProps } from "react";
import { config, getCopy } from "@/components/content";
import { NewTabLink, type NewTabProps } from "@/components/ui/new-tab";
import { pathTo, type Page } from "@/lib/paths";
import { callLink, chatLink } from "@/lib/shop/links";

interface PageLinkProps extends Omit<ComponentProps<typeof Link>, "href"> {
  to: Page;
  /** The part of that page to which it leads: `#services`. */
  part?: string;
  text?: string;
}

/** A link to a page of the shop, in the language of the page on which it is. */
export async function PageLink({ to, part = "", text, children, ...rest }: PageLinkProps) {
  const { language } = await getCopy();
  return (
    <Link href={pathTo(language, to) + part} {...rest}>
      {text ?? children}
    </Link>
  );
}

/** Calls the shop. If it has no other content, it shows the number. */
export function CallLink({ children = config.PHONE, ...rest }: ComponentProps<"a">) {
  return (
    <a href={callLink(config.PHONE)} {...rest}>
      {children}
    </a>
  );
}

export function MailLink() {
  return (
    <a href={`mailto:${config.EMAIL}`} className="text-link">
      {config.EMAIL}
    </a>
  );
}

type ChatLinkProps = Partial<NewTabProps> & { message?: string };

/** Opens a chat with this message, or with a greeting. If nothing else is given, it says "Ask on WhatsApp". */
export async function ChatLink({ message, text, className = "card-link", ...rest }: ChatLinkProps) {
  const { contact, order } = await getCopy();
  const href = chatLink(config.WHATSAPP_NUMBER, message ?? order.greeting);
  return <NewTabLink {...rest} href={href} text={text ?? contact.ask} className={className} />;
}
