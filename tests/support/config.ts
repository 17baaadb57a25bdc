import { readConfig } from "@/lib/shop/config";

/** The configuration of the shop that tests use. */
export const testConfig = readConfig({}).config;
