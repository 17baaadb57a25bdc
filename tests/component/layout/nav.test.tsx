import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LandingHeader } from "@/components/layout/landing-header";
import { en } from "@/lib/copy/en/site";

test("the menu button tells whether the menu is open; Escape and a choice close it", async () => {
  const user = userEvent.setup();
  render(<LandingHeader copy={en} page="home" />);
  const toggle = screen.getByRole("button", { name: "Menu" });
  expect(toggle).toHaveAttribute("aria-expanded", "false");

  await user.click(toggle);
  expect(toggle).toHaveAttribute("aria-expanded", "true");
  await user.keyboard("{Escape}");
  expect(toggle).toHaveAttribute("aria-expanded", "false");
  expect(toggle).toHaveFocus();

  await user.click(toggle);
  await user.click(screen.getByRole("link", { name: "Contact" }));
  expect(toggle).toHaveAttribute("aria-expanded", "false");
});
