// Tries a deployed shop from outside: `npm run live -- https://shop.example`, or with that address as SHOP_ADDRESS. With
// NODE_TLS_REJECT_UNAUTHORIZED=0 any certificate will do.
import { Failure, run } from "./run.mjs";

const given = process.argv[2] ?? process.env.SHOP_ADDRESS ?? "";
const address = URL.canParse(given) ? new URL(given) : undefined;
if (!address || !/^https?:$/.test(address.protocol) || address.pathname !== "/") {
  throw new Failure("Which shop? npm run live -- https://shop.example");
}
await fetch(address.origin).catch((/** @type {Error} */ { message, cause }) => {
  const reason = cause instanceof Error ? cause.message || Reflect.get(cause, "code") : message;
  throw new Failure(`${address.origin} does not answer: ${reason}`);
});
process.env.SHOP_ADDRESS = address.origin;
if (!run(["node_modules/playwright/cli.js", "test", "--project=chromium"])) process.exitCode = 1;
