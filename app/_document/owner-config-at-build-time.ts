import { readConfig } from "@/lib/shop/config";

/** The owner's configuration, read once when the pages are built. */
export const { config } = readConfig(process.env);
