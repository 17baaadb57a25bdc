import { fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { ContactButton } from "@/components/contact/contact-button";
import { ContactPopup } from "@/components/contact/contact-popup";
import { WaitingTapAnnouncement } from "@/components/head-script/waiting-tap-announcement";
import { ProductList } from "@/components/catalogue/product-list";
import { orderPopups } from "@/components/cart/order-popups/lazy-order-popups";
import { dispatch } from "@/components/cart/cart-and-checkout-store";
import { readConfig } from "@/lib/shop/config";
import { en } from "@/lib/copy";

const { config } = readConfig({});
const page = (
  <>
    <ProductList copy={en} config={config} />
    <ContactButton text={en.home.subscribe.contact} popupId="contact-popup" />
    <ContactPopup id="contact-popup" copy={en} config={config} />
    <WaitingTapAnnouncement />
  </>
);

/** Adds a script to the page that fails to load. */
function failScript(src: string): void {
  const script = document.createElement("script");
  script.src = src;
  document.body.append(script);
  fireEvent.error(script);
}

/** The page as served, before hydration. */
function servePage(): HTMLElement {
  const served = document.createElement("div");
  served.innerHTML = renderToString(page);
  document.documentElement.dataset.scripts = "loading";
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

beforeAll(() => orderPopups.en.load());
afterEach(() => {
  dispatch({ type: "start-new" });
  document.body.replaceChildren();
});

test("items added before hydration are counted at once, and are in the cart after it", async () => {
  const served = servePage();

  choose("A2 milk", "1 Liter - ₹70");
  fireEvent.click(addButton("A2 milk"));
  expect(screen.getByRole("dialog", { name: "Item Added to Cart" })).toHaveTextContent(
    "A2 milk, 1 Liter, ₹70",
  );
  fireEvent.click(screen.getByRole("button", { name: "OK" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("button", { name: "CART 1 item" })).toBeVisible();
  fireEvent.click(addButton("A2 milk"));
  fireEvent.click(screen.getByRole("button", { name: "OK" }));
  choose("Homemade Curd", "1 kg - ₹130");
  fireEvent.click(addButton("Homemade Curd"));
  fireEvent.click(screen.getByRole("button", { name: "Go to Cart" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("button", { name: "CART 3 items" })).toHaveAttribute("aria-busy", "true");
  expect(status()).toBe("Opening…");
  hydrate(served);

  const cart = within(await screen.findByRole("dialog", { name: "Your Cart" }));
  expect(cart.getAllByRole("listitem").map((line) => line.firstChild?.textContent)).toEqual([
    "A2 milk 1 Liter ₹70",
    "A2 milk 1 Liter ₹70",
    "Homemade Curd 1 kg ₹130",
  ]);
  expect(served.querySelector("[aria-busy]")).toBeNull();
  expect(status()).toBe("");
});

test("after hydration a tap is handled once", async () => {
  hydrate(servePage());

  fireEvent.click(addButton("A2 milk"));

  expect(await screen.findByRole("dialog", { name: "Item Added to Cart" })).toBeVisible();
  expect(await screen.findByRole("button", { name: "CART 1 item", hidden: true })).toBeVisible();
});

test("Contact Us opens its popup before and after hydration in a browser without `command`", () => {
  const served = servePage();
  const contact = screen.getByRole("button", { name: "Contact Us" });
  const popup = () => screen.queryByRole("dialog", { name: "Contact Us" });
  fireEvent.click(contact);
  expect(popup()).toBeVisible();

  hydrate(served);
  expect(popup()).toBeVisible();
  document.querySelector<HTMLDialogElement>("#contact-popup")?.close();
  expect(popup()).toBeNull();

  fireEvent.click(contact);
  expect(popup()).toBeVisible();
  expect(screen.getByRole("heading", { name: "Contact Us" })).toHaveFocus();
  expect(popup()).toHaveAttribute("closedby", "closerequest");
});

test("a popup that the browser has opened keeps its focus in hydration, and a tap outside closes it", () => {
  const served = servePage();
  const popup = document.querySelector<HTMLDialogElement>("#contact-popup");
  popup?.showModal();
  const chat = screen.getByRole("link", { name: "Chat on WhatsApp" });
  chat.focus();

  hydrate(served);

  expect(screen.getByRole("dialog", { name: "Contact Us" })).toHaveAttribute("closedby", "any");
  expect(chat).toHaveFocus();
});

test("failures of scripts that are not the shop's change nothing", async () => {
  const served = servePage();
  fireEvent.click(screen.getByRole("button", { name: "CART" }));

  failScript("https://carrier.example/a.js");
  failScript("");
  window.dispatchEvent(
    new ErrorEvent("error", { error: new SyntaxError(), filename: "https://carrier.example/b.js" }),
  );

  expect(screen.getByRole("button", { name: "CART" })).toHaveAttribute("aria-busy", "true");
  expect(document.documentElement).toHaveAttribute("data-scripts", "loading");
  hydrate(served);
  expect(await screen.findByRole("dialog", { name: "Your Cart" })).toBeVisible();
});

test("a script that fails after hydration changes nothing", () => {
  hydrate(servePage());
  window.earlyClicks?.handlers.set("page", () => undefined);

  failScript("/_next/static/chunks/a.js");

  expect(document.documentElement).toHaveAttribute("data-scripts", "running");
  window.earlyClicks?.handlers.delete("page");
});

test("a picture that does not load does not count as a script failure", () => {
  const served = servePage();
  fireEvent.click(screen.getByRole("button", { name: "CART" }));

  for (const picture of served.getElementsByTagName("img")) fireEvent.error(picture);

  expect(screen.getByRole("button", { name: "CART" })).toHaveAttribute("aria-busy", "true");
});
