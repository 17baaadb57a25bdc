export interface Engine {
  readonly name: "chromium" | "firefox" | "webkit";
  readonly driver: "playwright" | "webdriver";
  readonly path: string;
  readonly channel?: string;
}

export function findEngines(): Promise<readonly Engine[]>;
export function findChromium(): Promise<string | undefined>;
export function requireChromium(): Promise<string>;
export function findHeadlessChromium(): Promise<string | undefined>;
