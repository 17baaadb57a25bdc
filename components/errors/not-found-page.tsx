import { PageFrame } from "@/components/layout/page-frame";
import { buttonClass } from "@/components/ui/button-class";
import type { Shop } from "@/lib/shop/config";
import { otherCopy } from "@/lib/copy";
import { chatLink } from "@/lib/shop/links";
import { pathTo } from "@/lib/paths";

/**
 * The page for unknown addresses, with links to the landing page and the chat. It is the same for all
 * addresses, so it is in both languages. The first is the language of the document.
 */
export function NotFoundPage({ copy, config }: Shop) {
  return (
    <PageFrame
      copy={copy}
      config={config}
      page="home"
      className="page-width section grid gap-16 text-center"
    >
      <NotFoundMessage copy={copy} config={config} heading="h1" />
      <NotFoundMessage copy={otherCopy(copy)} config={config} heading="h2" />
    </PageFrame>
  );
}

function NotFoundMessage({ copy, config, heading: Heading }: Shop & { heading: "h1" | "h2" }) {
  const words = copy.notFound;
  return (
    <section lang={copy.language}>
      <Heading className="font-display text-heading">{words.heading}</Heading>
      <p className="mt-4">{words.text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <a
          href={pathTo(copy.language, "home")}
          data-full-load=""
          className={buttonClass("primary")}
        >
          {words.home}
        </a>
        <a
          href={chatLink(config.whatsapp, copy.contact.greeting)}
          className={buttonClass("secondary")}
        >
          {words.chat}
        </a>
      </div>
    </section>
  );
}
