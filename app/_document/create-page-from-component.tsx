import type { ComponentType } from "react";
import { config } from "@/app/_document/owner-config-at-build-time";
import { StructuredData } from "@/app/_document/json-ld-script";
import type { Copy } from "@/lib/copy/copy-type";
import type { PageOrProduct } from "@/lib/language/paths";
import type { Shop } from "@/lib/shop/owner/owner-config";

/**
 * Creates the page component of a route from a component that needs only copy and configuration.
 *
 * @param name of the page in its structured data; undefined if search engines must not show the page
 */
export function createPage(copy: Copy, Component: ComponentType<Shop>, name?: PageOrProduct) {
  return function Page() {
    return (
      <>
        <Component copy={copy} config={config} />
        {name && <StructuredData language={copy.language} of={name} />}
      </>
    );
  };
}
