import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type FirstLoad, firstLoadOf } from "@/scripts/bench/build-output/first-load-files";

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

  /** The bytes of a file by its address, compressed with brotli. */
  weigh(address: string): number {
    const weight = this.#weights.get(address) ?? brotliBytes(this.asset(address));
    this.#weights.set(address, weight);
    return weight;
  }

  /** The bytes of all scripts of a page's first load, compressed with brotli. */
  scriptBytes(file: string): number {
    return total(this.firstLoad(file).scripts.map((address) => this.weigh(address)));
  }
}

/** The bytes of a text, compressed with brotli. */
export function brotliBytes(text: string): number {
  return brotliCompressSync(text).length;
}

/** The sum of some numbers. */
export function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
