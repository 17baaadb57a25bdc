import { readFileSync } from "node:fs";
import { Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { expect } from "playwright/test";
import { patience, type Shopper, type Target } from "@/tests/support/browsers/shopper";

/** Finds elements by role and name in the page itself; defines `TestingLibraryDom` there. */
const testingLibrary = readFileSync(
  "node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js",
  "utf8",
);

/** Runs in the page: returns the element, null, or a text if the library has not been loaded. */
const findScript = `
  const find = (root, { role, name, within }) => {
    if (within) root = find(root, within);
    if (!root) return null;
    const { queryAllByRole, queryAllByText } = TestingLibraryDom;
    return (role ? queryAllByRole(root, role, { name }) : queryAllByText(root, name))[0] ?? null;
  };
  return globalThis.TestingLibraryDom ? find(document.body, arguments[0]) : "no library";
`;

const keys = { Escape: Key.ESCAPE, Enter: Key.ENTER, Tab: Key.TAB };

/**
 * A shopper whose window a W3C WebDriver controls.
 *
 * @param site the shop's origin
 * @param handle of the window
 * @param ground windows that belong to nobody
 */
export function webdriverShopper(
  driver: WebDriver,
  site: string,
  handle: string,
  ground: readonly string[],
): Shopper {
  const wait = { timeout: patience };

  async function here(): Promise<WebDriver> {
    await driver.switchTo().window(handle);
    return driver;
  }

  async function find(target: Target): Promise<WebElement | undefined> {
    const window = await here();
    const look = () => window.executeScript<WebElement | string | null>(findScript, target);
    let found = await look();
    if (typeof found === "string") {
      await window.executeScript(testingLibrary);
      found = await look();
    }
    return typeof found === "string" ? undefined : (found ?? undefined);
  }

  /** Does something with an element; retries, because pages replace their elements. */
  async function withElement<Result>(
    target: Target,
    work: (element: WebElement) => Promise<Result>,
  ): Promise<Result> {
    const end = Date.now() + patience;
    for (;;) {
      try {
        const element = await find(target);
        if (element) return await work(element);
      } catch (error) {
        if (Date.now() > end) throw error;
      }
      if (Date.now() > end) throw new Error(`Not there: ${JSON.stringify(target)}`);
      await driver.sleep(100);
    }
  }

  async function isShown(target: Target): Promise<boolean> {
    const element = await find(target).catch(() => undefined);
    return element ? element.isDisplayed().catch(() => false) : false;
  }

  /** Waits for the next page's elements alone; the driver itself would wait for the scripts, too. */
  async function load(leave: (window: WebDriver) => Promise<void>): Promise<void> {
    const window = await here();
    await window.executeScript("window.isPageBefore = true");
    await leave(window);
    const isThere = "return !window.isPageBefore && document.readyState !== 'loading'";
    await window.wait(() => window.executeScript<boolean>(isThere).catch(() => false), patience);
  }

  const others = async () => {
    const all = await driver.getAllWindowHandles();
    return all.filter((other) => !ground.includes(other));
  };

  return {
    open: (address) => load((window) => window.get(new URL(address, site).href)),
    reload: () => load((window) => window.navigate().refresh()),
    back: async () => (await here()).navigate().back(),
    tap: (target) =>
      withElement(target, async (element) => {
        // The driver would click while the page still scrolls smoothly.
        await driver.executeScript(
          'arguments[0].scrollIntoView({ behavior: "instant", block: "nearest" })',
          element,
        );
        await element.click();
      }),
    type: (target, text) => withElement(target, (element) => element.sendKeys(text)),
    choose: (target, option) =>
      withElement(target, (element) =>
        element.findElement({ xpath: `.//option[normalize-space()="${option}"]` }).click(),
      ),
    press: async (key) => {
      const window = await here();
      await window.actions().sendKeys(keys[key]).perform();
    },
    sees: (target) => expect.poll(() => isShown(target), wait).toBe(true),
    seesNoMore: (target) => expect.poll(() => isShown(target), wait).toBe(false),
    hasFocusOn: (target) =>
      expect
        .poll(async () => {
          const element = await find(target);
          if (!element) return false;
          return driver.executeScript("return document.activeElement === arguments[0]", element);
        }, wait)
        .toBe(true),
    isAt: (path) =>
      expect
        .poll(async () => (await (await here()).getCurrentUrl()).replace(site, ""), wait)
        .toBe(path),
    read: (target) =>
      withElement(target, async (element) => {
        const text = await driver.executeScript<string>("return arguments[0].innerText", element);
        return text.replaceAll(/\s+/g, " ").trim();
      }),
    attribute: (target, name) =>
      withElement(target, (element) =>
        driver.executeScript<string | null>(
          "return arguments[0].getAttribute(arguments[1])",
          element,
          name,
        ),
      ),
    evaluate: async (work, argument) =>
      (await here()).executeScript(`return (${work.toString()})(arguments[0])`, argument),
    hasWindows: (count) => expect.poll(async () => (await others()).length, wait).toBe(count),
    atNewWindow: async () => {
      await expect.poll(async () => (await others()).length, wait).toBeGreaterThan(1);
      const opened = (await others()).find((other) => other !== handle);
      return webdriverShopper(driver, site, opened ?? handle, ground);
    },
  };
}
