import { render, screen, within } from "@testing-library/react";
import { PriceList } from "@/components/leaflet/price-list";
import { en } from "@/lib/copy";
import { readConfig } from "@/lib/shop/config";

test("marks a sold-out size beside its price, and a sold-out product once", () => {
  const { config } = readConfig({ SOLD_OUT: "fresh-paneer:1-kg, homemade-curd" });
  render(<PriceList copy={en} config={config} />);
  const product = (name: string) => within(screen.getByRole("region", { name }));
  const told = (name: string) =>
    product(name)
      .getAllByRole("definition")
      .map((definition) => definition.textContent);

  expect(told("Fresh Paneer ताज़ा पनीर")).toEqual(["₹130", "₹249", "₹499", "Sold out अभी खत्म"]);
  expect(told("Homemade Curd घर का जमा दही")).toEqual(["₹65", "₹130"]);
  expect(product("Homemade Curd घर का जमा दही").getAllByText("Sold out")).toHaveLength(1);
  expect(product("A2 milk A2 दूध").queryByText("Sold out")).toBeNull();
});
