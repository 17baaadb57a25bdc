// Tries a deployed shop from outside: `npm run live -- https://shop.example`, or with that address as SHOP_ADDRESS. With
// NODE_TLS_REJECT_UNAUTHORIZED=0 any certificate will do.
import { run, stop } from "./run.mjs";

const given = process.argv[2] ?? process.env.SHOP_ADDRESS ?? "";
const [, address] = /^(https?:\/\/[^/?#]+)\/?$/.exec(given) ?? [];
if (!address) stop("Which shop? npm run live -- https://shop.example");
await fetch(address).catch((/** @type {{ cause: { code?: string } }} */ { cause }) => {
  stop(`${address} does not answer: ${cause.code ?? cause}`);
});
process.env.SHOP_ADDRESS = address;
if (!run(["node_modules/playwright/cli.js", "test", "--project=chromium"])) process.exitCode = 1;
