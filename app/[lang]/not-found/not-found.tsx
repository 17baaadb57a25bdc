import Link from "next/link";
import { ChatLink } from "@/components/contact/chat-link";
import { Frame } from "@/components/layout/frame";
import { getContent } from "@/components/content";
import { pathTo } from "@/lib/paths";

export default async function NotFound() {
  const { copy } = await getContent();
  const words = copy.notFound;
  return (
    <Frame className="page-width section text-center">
      <h1 className="font-display text-heading">{words.heading}</h1>
      <p className="mt-4">{words.text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Link href={pathTo(copy.language, "home")} className="button primary">
          {copy.failure.home}
        </Link>
        <ChatLink
          message={copy.order.greeting}
          text={copy.buttons.chat}
          className="button secondary"
        />
      </div>
    </Frame>
  );
}
