import Link from "next/link";
import { Frame } from "@/components/layout/frame";
import { getContent } from "@/components/content";
import { Button } from "@/components/ui/button";
import { pathTo } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";

export const generateMetadata = async () => pageMetadata(await getContent(), "offline");

/** Without a network the service worker shows this in place of a page that it has not kept. */
export default async function Page() {
  const { copy } = await getContent();
  const words = copy.offline;
  return (
    <Frame page="offline" className="page-width section text-center">
      <h1 className="font-display text-heading">{words.heading}</h1>
      <p className="mt-4">{words.text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Link href={pathTo(copy.language, "products")} className="button primary">
          {words.products}
        </Link>
        {/* A form without an action loads the current address again: the page that the visitor wanted. */}
        <form>
          <Button look="secondary" type="submit" text={copy.failure.retry} />
        </form>
      </div>
    </Frame>
  );
}
