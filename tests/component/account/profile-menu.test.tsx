import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProfileMenu } from "@/components/account/profile-menu";
import { en } from "@/lib/copy";

const account = { email: "sita@example.org", name: "Sita Devi" };

test("the Profile button opens a popover with the account, Help and Logout", () => {
  render(<ProfileMenu account={account} words={en.account} />);

  const [button, ...items] = screen.getAllByRole("button");
  expect(button).toHaveTextContent("Profile");
  expect(button).toHaveAttribute("popovertarget", screen.getByRole("paragraph").parentElement?.id);
  expect(items.map(({ textContent }) => textContent)).toEqual(["Help", "Logout"]);
});

test.each([
  [account, "SSita Devi"],
  [{ email: "sita@example.org", name: undefined }, "Ssita@example.org"],
  [{ email: undefined, name: undefined }, "USigned in"],
])("shows the initial, and the name or the email", (who, text) => {
  render(<ProfileMenu account={who} words={en.account} />);

  expect(screen.getByRole("paragraph")).toHaveTextContent(text);
});

test("Tab leaves the panel without an error in a browser without popovers", async () => {
  const user = userEvent.setup();
  render(
    <>
      <ProfileMenu account={account} words={en.account} />
      <a href="/about">About</a>
    </>,
  );

  for (let stop = 0; stop < 4; stop++) await user.tab();

  expect(screen.getByRole("link")).toHaveFocus();
});
