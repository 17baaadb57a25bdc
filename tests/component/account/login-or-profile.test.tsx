import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LoginOrProfile } from "@/components/account/login-or-profile";
import { en } from "@/lib/copy";
import { hintCookie } from "@/lib/auth/cookie-names-and-lifetimes";

jest.mock("@/components/account/follow-session-and-show-profile", () => {
  throw new Error("No network");
});

afterEach(() => {
  document.cookie = `${hintCookie}=; Max-Age=0`;
});

const accountLink = <LoginOrProfile href="/login" login="Login" words={en.account} />;

test("says that the profile menu could not be loaded, and what to do, if someone is signed in", async () => {
  document.cookie = `${hintCookie}=1`;
  render(accountLink);

  expect(await screen.findByRole("alert")).toHaveTextContent(/^Loading chunk failed\.$/);
  expect(screen.getByRole("button", { name: "Reload" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Login" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "OK" }));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("does not load the profile menu for anyone else", () => {
  render(accountLink);

  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByRole("link", { name: "Login" })).toBeVisible();
});
