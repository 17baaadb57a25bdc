import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFiles } from "@/scripts/build/compress-files";

const folder = mkdtempSync(join(tmpdir(), "compress-"));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test("text gets compressed copies; pictures and little files get none", async () => {
  const script = "const milk = 'fresh';\n".repeat(100);
  mkdirSync(join(folder, "chunks"));
  writeFileSync(join(folder, "chunks", "page.js"), script);
  writeFileSync(join(folder, "little.css"), "a{}");
  writeFileSync(join(folder, "milk.webp"), Buffer.alloc(5000));

  await compressFiles(folder);

  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  expect(names.map((name) => name.replaceAll("\\", "/")).sort()).toEqual([
    "chunks",
    "chunks/page.js",
    "chunks/page.js.br",
    "chunks/page.js.gz",
    "little.css",
    "milk.webp",
  ]);
  const copy = (kind: string) => readFileSync(join(folder, "chunks", `page.js.${kind}`));
  expect(brotliDecompressSync(copy("br")).toString()).toBe(script);
  expect(gunzipSync(copy("gz")).toString()).toBe(script);
});
