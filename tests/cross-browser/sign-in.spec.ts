import { button, textbox, words } from "@/tests/support/browsers/shopper";
import { story } from "@/tests/support/browsers/each-browser-fixtures";
import { withShop } from "@/tests/support/sign-in-fixtures";

/** Runs in the page: waits for hydration, since not every browser opens a window on an earlier tap. */
async function untilAlive(): Promise<void> {
  while (!window.earlyClicks?.handlers.has("sign-in")) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

story("a visitor signs in in a popup, and out again", async ({ shopperAt }) => {
  await withShop({}, async ({ shop }) => {
    const shopper = await shopperAt(shop.url);
    await shopper.open("/login");
    await shopper.evaluate(untilAlive, undefined);
    await shopper.tap(button("Login with Google"));
    const popup = await shopper.atNewWindow();
    await popup.sees(textbox("Email"));
    await popup.tap(button("Continue"));

    await shopper.sees(words("Login Successful"));
    await shopper.isAt("/");
    await shopper.hasWindows(1);
    await shopper.tap(button("OK"));
    await shopper.tap(button("Profile"));
    await shopper.tap(button("Logout"));
    await shopper.sees(words("Logged Out"));
    // The page would ask the shop for the session when that has stopped.
    await shopper.open("about:blank");
  });
});
