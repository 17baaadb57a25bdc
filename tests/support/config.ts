import { readConfig } from "@/lib/shop/config";

/** Whether the stories try a shop that an owner has set up, of which they know the address alone (`npm run live`). */
export const isDeployed = "SHOP_ADDRESS" in process.env;

/** The configuration of the shop that tests use. */
export const testConfig = readConfig({ SITE_URL: process.env.SHOP_ADDRESS }).config;
