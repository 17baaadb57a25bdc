import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { Readable } from "node:stream";
import * as playwright from "playwright";
import { Builder, By, Capabilities, type WebDriver } from "selenium-webdriver";
import type { Engine } from "@/scripts/setup/find-browsers";
import { playwrightShopper } from "@/tests/support/browsers/playwright-shopper";
import { patience, phone, type Shopper } from "@/tests/support/browsers/shopper";
import { webdriverShopper } from "@/tests/support/browsers/webdriver-shopper";
import { freePort } from "@/scripts/local-servers/listen-on-loopback";

/**
 * A running browser, which several shoppers use one after the other, like a shared phone. The shop stores
 * nothing about a shopper, and its own cached files make later visits fast.
 */
export interface RunningEngine {
  /** Opens a window of a phone's size for a new shopper; `site` is the shop's origin. */
  readonly newShopper: (site: string) => Promise<Visit>;
  readonly stop: () => Promise<void>;
}

export interface Visit {
  readonly shopper: Shopper;
  /** The errors in the browser's console, if the driver reports them. */
  readonly complaints: readonly string[];
  /** Closes the shopper's windows. */
  readonly end: () => Promise<void>;
}

const environment = {
  ...process.env,
  FONTCONFIG_FILE: join(process.cwd(), "tests", "fontconfig", "phone-fonts.conf"),
  // In their sandboxes the browsers cannot read these fonts, and WebKit's does not run as root.
  MOZ_DISABLE_CONTENT_SANDBOX: "1",
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
};

/**
 * What Chromium and Firefox log when a page is left for which the service worker is still fetching, or, with the
 * status NS_BINDING_ABORTED, for which a font is on its way.
 */
const brokenOff =
  /net::ERR_FAILED|A ServiceWorker intercepted the request and encountered|download failed .* status=2152398850/;

export function startEngine(engine: Engine): Promise<RunningEngine> {
  return engine.driver === "webdriver" ? startWebDriver(engine) : startPlaywright(engine);
}

async function startPlaywright({ name, path, channel }: Engine): Promise<RunningEngine> {
  const browser = await playwright[name].launch({
    executablePath: path,
    channel,
    env: environment,
  });
  const context = await browser.newContext({ viewport: phone, serviceWorkers: "allow" });
  await context.route("https://api.whatsapp.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Chat</title>" }),
  );
  let complaints: string[] = [];
  const complain = (text: string) => {
    if (!brokenOff.test(text)) complaints.push(text);
  };
  context.on("console", (message) => {
    if (message.type() === "error") complain(`${message.text()} ${message.location().url}`);
  });
  context.on("weberror", (error) => complain(error.error().message));
  return {
    newShopper: async (site) => {
      complaints = [];
      const page = await context.newPage();
      return {
        shopper: playwrightShopper(page, site),
        complaints,
        end: async () => {
          for (const window of context.pages()) await window.close();
          await context.clearCookies();
        },
      };
    },
    stop: () => browser.close(),
  };
}

/** WebKitGTK's MiniBrowser on a screen of its own. */
async function startWebDriver({ path }: Engine): Promise<RunningEngine> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await firstLine(screen.stdio[3]);
  const port = await freePort();
  const server = spawn(path, [`--port=${port}`, "--host=127.0.0.1"], {
    env: { ...environment, DISPLAY: `:${display}`, GDK_BACKEND: "x11" },
    stdio: "ignore",
  });
  const address = `http://127.0.0.1:${port}`;
  await untilItAnswers(`${address}/status`, server);
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities(new Capabilities({ browserName: "MiniBrowser", pageLoadStrategy: "none" }))
    .build();
  const ground = await driver.getWindowHandle();
  await driver.get(opener);
  await driver.wait(() => driver.findElement(By.css("button")).catch(() => false), patience);
  return {
    newShopper: async (site) => {
      const handle = await openPhoneWindow(driver, ground);
      return {
        shopper: webdriverShopper(driver, site, handle, [ground]),
        complaints: [],
        end: async () => {
          for (const window of await driver.getAllWindowHandles()) {
            if (window === ground) continue;
            await driver.switchTo().window(window);
            await driver.close();
          }
        },
      };
    },
    stop: async () => {
      await driver.quit();
      await Promise.all([server, screen].map(end));
    },
  };
}

/** A page that opens a window as narrow as a phone's: only a window from a page has no toolbars. */
const opener = `data:text/html,<button onclick="open('about:blank', '_blank', 'toolbar=no,location=no,width=${phone.width},height=${phone.height}')">The shop</button>`;

/**
 * @param ground the window with the opener
 * @returns the handle of the opened window
 */
async function openPhoneWindow(driver: WebDriver, ground: string): Promise<string> {
  await driver.switchTo().window(ground);
  const button = await driver.findElement(By.css("button"));
  let other: string | undefined;
  // A click on a window that is just being shown may be lost.
  while (!other) {
    await button.click();
    await driver.sleep(100);
    const handles = await driver.getAllWindowHandles();
    other = handles.find((handle) => handle !== ground);
  }
  return other;
}

async function end(process: ChildProcess): Promise<void> {
  const exit = once(process, "exit");
  process.kill();
  await exit;
}

async function firstLine(output: unknown): Promise<string> {
  if (!(output instanceof Readable)) throw new Error("The screen does not say where it is.");
  let text = "";
  for await (const part of output) {
    text += String(part);
    if (text.includes("\n")) break;
  }
  return text.trim();
}

async function untilItAnswers(address: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("WebKitWebDriver did not start.");
}
