import { readConfig } from "@/lib/shop/owner/owner-config";

/** The owner's configuration, read once when the pages are built. */
export const { config } = readConfig(process.env);
