import { PageHeader } from "@/components/site/page-header";
import { SiteFooter } from "@/components/site/site-footer";
import { buttonClass } from "@/components/ui/button-class";
import type { Config } from "@/lib/config";
import type { Copy } from "@/lib/copy/copy";
import { chatLink } from "@/lib/links";
import { anchors, paths } from "@/lib/paths";

/** The page for addresses that lead nowhere: back home, or to a person. */
export function NotFound({ copy, config }: { copy: Copy; config: Config }) {
  const words = copy.notFound;
  return (
    <>
      <PageHeader copy={copy} />
      <main id={anchors.content} tabIndex={-1} className="page-width section text-center">
        <h1 className="font-display text-heading">{words.heading}</h1>
        <p className="mt-4">{words.text}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <a href={paths.home} className={buttonClass("primary")}>
            {words.home}
          </a>
          <a
            href={chatLink(config.whatsapp, copy.contact.greeting)}
            className={buttonClass("secondary")}
          >
            {words.chat}
          </a>
        </div>
      </main>
      <SiteFooter copy={copy} config={config} />
    </>
  );
}
