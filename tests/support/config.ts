import { readConfig } from "@/lib/shop/config";

/** The configuration of the shop that tests use. Of a deployed one they know the address alone. */
export const testConfig = readConfig({ SITE_URL: process.env.SHOP_ADDRESS }).config;
