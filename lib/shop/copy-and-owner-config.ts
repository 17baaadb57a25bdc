import type { Copy } from "@/lib/copy/copy";
import type { Config } from "@/lib/shop/owner/owner-config";

/** The shop in one language: its copy, and the owner's configuration. */
export interface Shop {
  readonly copy: Copy;
  readonly config: Config;
}
