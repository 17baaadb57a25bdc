import { screen, waitFor } from "@testing-library/react";
import { popup, renderOrder, rows, total } from "@/tests/support/jest/order";

const curd = "Homemade Curd 500g ₹65RemoveAdd one more";
const milk = "A2 milk 1 Liter ₹70RemoveAdd one more";

/** The shop with these items in the cart, after a link with this fragment was followed. */
async function follow(fragment: string, ids: readonly string[] = [], soldOut: string[] = []) {
  const user = renderOrder(ids, "none", { soldOut });
  window.location.hash = fragment;
  await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
  return user;
}

const press = (name: string) => screen.getByRole("button", { name });

test("lists the items at today's prices, and what is not sold today; the address is clean", async () => {
  await follow(
    "#order=a2-milk:1-liter,camel-milk:1-liter,pure-desi-ghee:1-kg,a2-milk:1-liter",
    [],
    ["pure-desi-ghee:1-kg"],
  );

  expect(rows()).toEqual([
    "A2 milk 1 Liter ₹70",
    "A2 milk 1 Liter ₹70",
    "Pure Desi Ghee 1 kg",
    "camel-milk:1-liter",
  ]);
  expect(screen.getByText("Not sold today:")).toBeVisible();
  expect(total()).toBe("Total ₹140");
  expect(screen.queryByRole("button", { name: "Replace" })).toBeNull();
  expect(window.location.hash).toBe("");
});

test("Not now changes nothing", async () => {
  const user = await follow("#order=a2-milk:1-liter", ["homemade-curd:500g"]);
  expect(
    screen.getByText("Your cart already holds 1 item. Add to it, or replace it?"),
  ).toBeVisible();

  await user.click(press("Not now"));
  await user.click(press("CART 1 item"));
  expect(rows()).toEqual([curd]);
});

test("Add puts them behind what is in the cart, and shows it", async () => {
  const ids = ["homemade-curd:500g", "homemade-curd:500g"];
  const user = await follow("#order=a2-milk:1-liter", ids);
  expect(
    screen.getByText("Your cart already holds 2 items. Add to them, or replace them?"),
  ).toBeVisible();

  await user.click(press("Add"));
  expect(popup("Your Cart").getByText("Total")).toBeVisible();
  expect(rows()).toEqual([curd, curd, milk]);
});

test("Replace can be undone until the cart closes", async () => {
  const user = await follow("#order=a2-milk:1-liter", ["homemade-curd:500g"]);

  await user.click(press("Replace"));
  expect(rows()).toEqual([milk]);
  expect(screen.getByText("Your earlier item was taken out.")).toBeVisible();
  await user.click(press("Undo"));
  expect(rows()).toEqual([curd]);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test.each([
  ["#order=", "Nothing here is sold today", []],
  ["#order=%E0%A4%A", "Nothing here is sold today", ["%E0%A4%A"]],
  [
    "#order=%3Cimg%20src=x%20onerror=alert(1)%3E,__proto__",
    "Nothing here is sold today",
    ["<img src=x onerror=alert(1)>", "__proto__"],
  ],
  [`#order=${"a2-milk:1-liter,".repeat(2000)}`, "This link is too long", []],
])("an absurd link does no harm, and shows as text: %.30s", async (fragment, title, named) => {
  const user = await follow(fragment, ["homemade-curd:500g"]);

  expect(
    popup(title)
      .queryAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(named);
  await user.click(press("See our products"));
  expect(press("CART 1 item")).toBeVisible();
});
