import Link from "next/link";
import { Frame } from "@/components/layout/frame";
import { getContent } from "@/components/content";
import { pathTo } from "@/lib/paths";
import { chatLink } from "@/lib/shop/links";

export default async function NotFound() {
  const { copy, config } = await getContent();
  const words = copy.notFound;
  return (
    <Frame className="page-width section text-center">
      <h1 className="font-display text-heading">{words.heading}</h1>
      <p className="mt-4">{words.text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Link href={pathTo(copy.language, "home")} className="button primary">
          {copy.failure.home}
        </Link>
        <a href={chatLink(config.whatsapp, copy.order.greeting)} className="button secondary">
          {copy.buttons.chat}
        </a>
      </div>
    </Frame>
  );
}
