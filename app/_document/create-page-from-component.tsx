import type { ComponentType } from "react";
import { config } from "@/app/_document/owner-config-at-build-time";
import { StructuredData } from "@/app/_document/json-ld-script";
import type { Copy } from "@/lib/copy";
import { isIndexed, type PageName } from "@/lib/paths";
import type { Shop } from "@/lib/shop/config";

/** Creates the page component of a route from a component that needs only copy and configuration. */
export function createPage(copy: Copy, page: PageName, Component: ComponentType<Shop>) {
  return function Page() {
    return (
      <>
        <Component copy={copy} config={config} />
        {isIndexed(page) && <StructuredData language={copy.language} of={page} />}
      </>
    );
  };
}
