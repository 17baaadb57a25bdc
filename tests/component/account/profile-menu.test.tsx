import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProfileMenu } from "@/components/account/profile-menu";
import { en } from "@/lib/copy/en/site";

const account = { email: "sita@example.org", name: "Sita Devi" };

test("discloses two buttons, which Escape and going on by Tab take away", async () => {
  const user = userEvent.setup();
  render(
    <>
      <ProfileMenu account={account} words={en.account} />
      <a href="/about">About</a>
    </>,
  );
  const button = screen.getByRole("button", { name: "Profile", expanded: false });

  await user.click(button);
  expect(button).toHaveAttribute("aria-expanded", "true");
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Profile",
    "Help",
    "Logout",
  ]);
  await user.keyboard("{Tab}{Escape}");
  expect(screen.queryByRole("button", { name: "Help" })).toBeNull();
  expect(button).toHaveFocus();

  await user.keyboard("{Enter}{Tab}{Tab}");
  expect(screen.getByRole("button", { name: "Logout" })).toHaveFocus();
  await user.keyboard("{Tab}");
  expect(screen.getByRole("link")).toHaveFocus();
  expect(button).toHaveAttribute("aria-expanded", "false");
});

test.each([
  [account, "SSita Devi"],
  [{ email: "sita@example.org", name: undefined }, "Ssita@example.org"],
  [{ email: undefined, name: undefined }, "USigned in"],
])("shows the initial, and the name or the email", async (who, text) => {
  render(<ProfileMenu account={who} words={en.account} />);
  await userEvent.setup().click(screen.getByRole("button", { name: "Profile" }));

  expect(screen.getByRole("paragraph")).toHaveTextContent(text);
});

test("a tap beside it closes it", async () => {
  const user = userEvent.setup();
  render(
    <>
      <ProfileMenu account={account} words={en.account} />
      <p>Elsewhere</p>
    </>,
  );
  await user.click(screen.getByRole("button", { name: "Profile" }));
  await user.click(screen.getByText("Elsewhere"));

  expect(screen.queryByRole("button", { name: "Help" })).toBeNull();
});
