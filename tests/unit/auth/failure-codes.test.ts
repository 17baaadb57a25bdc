import { asAuthCode, failureText } from "@/lib/auth/failure-codes";
import { en } from "@/lib/copy";

test("the alert has a sentence and the code", () => {
  expect(failureText(en.login, "popup-blocked")).toBe(
    "Login failed: The browser blocked the window for signing in. (popup-blocked)",
  );
  expect(["popup-blocked", "already-initialized", "<b>", null].map(asAuthCode)).toEqual([
    "popup-blocked",
    undefined,
    undefined,
    undefined,
  ]);
});
