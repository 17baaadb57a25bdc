import { PageFrame } from "@/components/layout/page-frame";
import { buttonClass } from "@/components/ui/button-class";
import type { Shop } from "@/lib/shop/config";
import { pathTo } from "@/lib/paths";

/** The service worker shows this for pages that are not cached while the network is down. */
export function OfflinePage({ copy, config }: Shop) {
  const words = copy.offline;
  return (
    <PageFrame
      copy={copy}
      config={config}
      page="offline"
      className="page-width section text-center"
    >
      <h1 className="font-display text-heading">{words.heading}</h1>
      <p className="mt-4">{words.text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <a href={pathTo(copy.language, "products")} className={buttonClass("primary")}>
          {words.shop}
        </a>
        {/* Without an action it submits to the current address: the page that the visitor wanted. */}
        <form>
          <button type="submit" className={buttonClass("secondary")}>
            {words.retry}
          </button>
        </form>
      </div>
    </PageFrame>
  );
}
