import type { Copy } from "@/lib/copy/copy";
import type { Config } from "@/lib/shop/owner/owner-config";

/** The shop in one language: its words, and what only the owner knows. */
export interface Shop {
  readonly copy: Copy;
  readonly config: Config;
}
