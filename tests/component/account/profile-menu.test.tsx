import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProfileMenu } from "@/components/account/profile-menu";
import { en } from "@/lib/copy/en/site";

const account = { email: "sita@example.org", name: "Sita Devi" };

test("arrows walk the menu in a circle, Escape closes it and gives the focus back", async () => {
  const user = userEvent.setup();
  render(<ProfileMenu account={account} words={en.account} />);
  const button = screen.getByRole("button", { name: "Profile" });
  expect(button).toHaveAttribute("aria-expanded", "false");

  await user.click(button);
  expect(button).toHaveAttribute("aria-expanded", "true");
  const items = screen.getAllByRole("menuitem");
  expect(items.map((item) => item.textContent)).toEqual(["Help", "Logout"]);

  const visited: (string | null | undefined)[] = [];
  for (const key of ["ArrowDown", "ArrowDown", "ArrowUp", "Home", "End"]) {
    await user.keyboard(`{${key}}`);
    visited.push(document.activeElement?.textContent);
  }
  expect(visited).toEqual(["Logout", "Help", "Logout", "Help", "Logout"]);

  await user.keyboard("{Escape}");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(button).toHaveFocus();
});

test.each([
  [account, "SSita Devi"],
  [{ email: "sita@example.org", name: undefined }, "Ssita@example.org"],
  [{ email: undefined, name: undefined }, "USigned in"],
])("shows the initial, and the name or the email", async (who, text) => {
  render(<ProfileMenu account={who} words={en.account} />);
  await userEvent.setup().click(screen.getByRole("button", { name: "Profile" }));

  expect(screen.getByRole("menu").parentElement?.querySelector("p")).toHaveTextContent(text);
});

test("a tap beside the menu closes it", async () => {
  const user = userEvent.setup();
  render(
    <>
      <ProfileMenu account={account} words={en.account} />
      <p>Elsewhere</p>
    </>,
  );
  await user.click(screen.getByRole("button", { name: "Profile" }));
  await user.click(screen.getByText("Elsewhere"));

  expect(screen.queryByRole("menu")).toBeNull();
});
