// Looks at a deployed shop from outside: `npm run live -- https://shop.example`. With --self-signed it accepts any
// certificate.
import { Failure, run } from "../../scripts/setup.mjs";

const [given = "", ...more] = process.argv.slice(2).filter((word) => word !== "--self-signed");
const address = URL.canParse(given) ? new URL(given) : undefined;
if (
  !address ||
  more.length > 0 ||
  !/^https?:$/.test(address.protocol) ||
  address.pathname !== "/"
) {
  throw new Failure("Which shop? npm run live -- https://shop.example");
}
process.env.SHOP_ADDRESS = address.origin;
if (process.argv.includes("--self-signed")) process.env.SELF_SIGNED = "1";
else {
  await fetch(address.origin).catch((/** @type {Error} */ { message, cause }) => {
    const reason =
      cause instanceof Error ? cause.message || String(Reflect.get(cause, "code")) : message;
    throw new Failure(`${address.origin} does not answer: ${reason}`);
  });
}
const parameters = ["node_modules/playwright/cli.js", "test", "--config", "tests/live/config.ts"];
process.exitCode = run(process.execPath, parameters) ? 0 : 1;
