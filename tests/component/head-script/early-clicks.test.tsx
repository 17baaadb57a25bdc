import { jest } from "@jest/globals";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { ContactButton } from "@/components/contact/contact-button";
import { ProductList } from "@/components/catalogue/product-list";
import { orderPopups } from "@/components/cart/order-popups-chunk";
import { dispatch } from "@/components/cart/visit-store";
import { recordEarlyClicks } from "@/components/head-script/recorder";
import { readConfig } from "@/lib/shop/config";
import { en } from "@/lib/copy/en/site";

const { config } = readConfig({});
const page = (
  <>
    <ProductList copy={en} config={config} />
    <ContactButton
      button={en.home.subscribe.contact}
      words={en.contact}
      phone={config.phone}
      whatsapp={config.whatsapp}
    />
    <p role="status" suppressHydrationWarning className="tap-status">
      {""}
    </p>
  </>
);

/** Puts a script into the page, which then does not load. */
function failScript(src: string): void {
  const script = document.createElement("script");
  script.src = src;
  document.body.append(script);
  fireEvent.error(script);
}

/** The page as it was served: its markup, and no component behind it yet. */
function servePage(): HTMLElement {
  const served = document.createElement("div");
  served.innerHTML = renderToString(page);
  document.documentElement.dataset.scripts = "";
  document.body.append(served);
  return served;
}

function hydrate(served: HTMLElement) {
  return render(page, { container: served, hydrate: true });
}

const card = (name: string) => within(screen.getByRole("article", { name }));
const addButton = (name: string) => card(name).getByRole("button", { name: "Add to Cart" });
const status = () => document.querySelector(".tap-status")?.textContent;

function choose(name: string, option: string) {
  const target = card(name).getByRole("option", { name: option });
  if (target instanceof HTMLOptionElement) target.selected = true;
}

beforeAll(recordEarlyClicks);
beforeAll(() => orderPopups.en.load());
beforeEach(() => dispatch({ type: "start-new" }));
afterEach(() => {
  document.body.replaceChildren();
});

test("taps on a page without its scripts are carried out once they run, once and in order", () => {
  const served = servePage();

  choose("A2 milk", "1 Liter - ₹70");
  fireEvent.click(addButton("A2 milk"));
  expect(addButton("A2 milk")).toHaveAttribute("aria-busy", "true");
  expect(status()).toBe("Adding…");
  fireEvent.click(addButton("A2 milk"));
  choose("A2 milk", "2 Liter - ₹140");
  fireEvent.click(addButton("A2 milk"));
  fireEvent.click(addButton("Homemade Curd"));
  choose("Homemade Curd", "1 kg - ₹130");
  fireEvent.click(screen.getByRole("button", { name: "CART" }));
  expect(status()).toBe("Opening…");
  hydrate(served);

  const cart = within(screen.getByRole("dialog", { name: "Your Cart" }));
  expect(cart.getAllByRole("listitem").map((line) => line.firstChild?.textContent)).toEqual([
    "A2 milk 1 Liter ₹70",
    "A2 milk 2 Liter ₹140",
    "Homemade Curd 500g ₹65",
  ]);
  expect(served.querySelector("[aria-busy]")).toBeNull();
  expect(status()).toBe("");
  expect(card("Homemade Curd").getByRole("combobox")).toHaveDisplayValue("1 kg - ₹130");
});

test("a page that runs answers a tap by itself, once", async () => {
  hydrate(servePage());

  fireEvent.click(addButton("A2 milk"));

  expect(await screen.findByRole("dialog", { name: "Item Added to Cart" })).toBeVisible();
  expect(screen.getByRole("button", { name: "CART 1 item" })).toBeVisible();
});

test("Contact Us, tapped early, opens its popup", async () => {
  const served = servePage();
  fireEvent.click(screen.getByRole("button", { name: "Contact Us" }));
  expect(screen.queryByRole("dialog")).toBeNull();

  hydrate(served);

  expect(await screen.findByRole("dialog", { name: "Contact Us" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Contact Us", hidden: true })).not.toHaveAttribute(
    "aria-busy",
  );
});

test("when a script fails, the first kept form is sent with its size, and later taps go through", () => {
  const sent: string[] = [];
  const submit = jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (
    this: HTMLFormElement,
  ) {
    const text = new FormData(this).get("text");
    if (typeof text === "string") sent.push(text);
  });
  const served = servePage();
  fireEvent.click(screen.getByRole("button", { name: "CART" }));
  choose("A2 milk", "1 Liter - ₹70");
  fireEvent.click(addButton("A2 milk"));
  choose("A2 milk", "2 Liter - ₹140");
  fireEvent.click(addButton("Homemade Curd"));

  failScript("/_next/static/chunks/a.js");

  expect(document.documentElement).toHaveAttribute("data-failed");
  expect(sent.map((text) => text.split("\n")[2])).toEqual(["1. A2 milk - 1 Liter - ₹70"]);
  expect(served.querySelector("[aria-busy]")).toBeNull();
  expect(document.documentElement).not.toHaveAttribute("data-scripts");
  const later = jest.fn((event: Event) => event.preventDefault());
  served.addEventListener("click", later);
  fireEvent.click(addButton("Fresh Paneer"));
  expect(later).toHaveBeenCalledTimes(1);
  submit.mockRestore();

  hydrate(served);
  expect(document.documentElement).toHaveAttribute("data-scripts");
  expect(document.documentElement).not.toHaveAttribute("data-failed");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("what becomes of scripts that are not the shop's changes nothing", () => {
  const served = servePage();
  fireEvent.click(addButton("A2 milk"));

  failScript("https://carrier.example/a.js");
  failScript("");
  window.dispatchEvent(
    new ErrorEvent("error", { error: new SyntaxError(), filename: "https://carrier.example/b.js" }),
  );

  expect(addButton("A2 milk")).toHaveAttribute("aria-busy", "true");
  expect(document.documentElement).toHaveAttribute("data-scripts");
  hydrate(served);
  expect(screen.getByRole("dialog", { name: "Item Added to Cart" })).toBeVisible();
});

test("an error of a page that runs changes nothing", () => {
  hydrate(servePage());

  failScript("/_next/static/chunks/a.js");

  expect(document.documentElement).toHaveAttribute("data-scripts");
});

test("a picture that does not load is no error of a script", () => {
  const served = servePage();
  fireEvent.click(addButton("A2 milk"));

  for (const picture of served.getElementsByTagName("img")) fireEvent.error(picture);

  expect(addButton("A2 milk")).toHaveAttribute("aria-busy", "true");
});
