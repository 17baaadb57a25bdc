import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { elementsIn } from "@/scripts/files/parse-html";

/** The addresses of a page's first load, without repetition, in document order. */
interface FirstLoad {
  /** Without `nomodule` scripts, which current browsers do not fetch. */
  readonly scripts: readonly string[];
  readonly styleSheets: readonly string[];
}

/** Reads the scripts, including preloaded ones, and the style sheets that an HTML document fetches. */
export function firstLoadOf(html: string): FirstLoad {
  const scripts = new Set<string>();
  const styleSheets = new Set<string>();
  for (const { name, attributes } of elementsIn(html, "script", "link")) {
    const { src, href, rel, as, nomodule, disabled } = attributes;
    if (name === "script" && src !== undefined && nomodule === undefined) scripts.add(src);
    if (name === "link" && href !== undefined && as === "script") scripts.add(href);
    const isStyleSheet = rel === "stylesheet" && disabled === undefined;
    if (name === "link" && href !== undefined && isStyleSheet) styleSheets.add(href);
  }
  return { scripts: [...scripts], styleSheets: [...styleSheets] };
}

/** The build of a Next.js application. */
export class BuildOutput {
  readonly #folder: string;
  readonly #weights = new Map<string, number>();

  /** @param folder of the application, which has the build in `.next` */
  constructor(folder: string) {
    this.#folder = join(folder, ".next");
  }

  /** The HTML of a prerendered page, such as `products/a2-milk.html`. */
  html(file: string): string {
    return readFileSync(join(this.#folder, "server/app", file), "utf8");
  }

  firstLoad(file: string): FirstLoad {
    return firstLoadOf(this.html(file));
  }

  /** The text of a file by its address, such as `/_next/static/chunks/main.js?v=1`. */
  asset(address: string): string {
    const path = decodeURIComponent(address.replace(/\?.*$/, "").replace(/^\/_next\//, ""));
    return readFileSync(join(this.#folder, path), "utf8");
  }

  /** The bytes of files by their addresses, each compressed with brotli. */
  weigh(addresses: readonly string[]): number {
    return addresses.reduce((sum, address) => {
      const weight = this.#weights.get(address) ?? brotliBytes(this.asset(address));
      this.#weights.set(address, weight);
      return sum + weight;
    }, 0);
  }

  /** The bytes of all scripts of a page's first load, compressed with brotli. */
  scriptBytes(file: string): number {
    return this.weigh(this.firstLoad(file).scripts);
  }
}

/** The bytes of a text, compressed with brotli. */
export function brotliBytes(text: string): number {
  return brotliCompressSync(text).length;
}
