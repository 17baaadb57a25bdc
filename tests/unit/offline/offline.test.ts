import {
  keptPages,
  languagesToKeep,
  oneOfEachPicture,
  outdatedStores,
  pageData,
  pageKey,
  readPageMessage,
  readWorkerMessage,
  requestKind,
  similarPicture,
  storeName,
} from "@/lib/offline/offline";

const shop = "https://dehatimilk.example";

interface Asked {
  readonly method?: string;
  readonly mode?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function kindOf(url: string, { method = "GET", mode = "cors", headers = {} }: Asked = {}) {
  const header = (name: string) => headers[name] ?? null;
  return requestKind({ method, url, mode, header }, shop, new Set(["/icon.svg?1f"]));
}

test.each([
  ["/products", { mode: "navigate" }, "page"],
  ["/products?utm_source=chat", { mode: "navigate" }, "page"],
  ["/nowhere", { mode: "navigate" }, "page"],
  ["/about?_rsc=1", { headers: { rsc: "1" } }, "data"],
  ["/about?_rsc=1", { headers: { rsc: "1", "next-router-prefetch": "1" } }, "prefetch"],
  ["/_next/static/chunks/1.js", {}, "asset"],
  ["/pictures/a2-milk-320-28ba8bfb.avif", {}, "asset"],
  ["/icon.svg?1f", {}, "asset"],
  ["/icon.svg?2f", {}, "other"],
  ["/sw.js", {}, "other"],
] as const)("%s, asked for with %j, is answered as %s", (path, asked, kind) => {
  expect(kindOf(shop + path, asked)).toBe(kind);
});

test.each([
  [`${shop}/api/auth/session`, {}],
  [`${shop}/api/auth/callback/google?code=1`, { mode: "navigate" }],
  [`${shop}/auth/done`, { mode: "navigate" }],
  [`${shop}/products`, { mode: "navigate", method: "POST" }],
  [`${shop}/products`, { method: "HEAD", headers: { rsc: "1" } }],
  ["https://api.whatsapp.com/send", { mode: "navigate" }],
  ["https://evil.example/_next/static/chunks/1.js", {}],
])("never touches %s %j", (url, asked) => {
  expect(kindOf(url, asked)).toBe("other");
});

test("a page is the same whatever the query, the fragment or a slash at the end say", () => {
  const addresses = ["/about", "/about?utm_source=x", "/about#cart=a", "/about/", "/", "/?x"];

  expect(addresses.map((end) => pageKey(shop + end))).toEqual(
    ["/about", "/about", "/about", "/about", "/", "/"].map((path) => shop + path),
  );
});

test("tells kept pages from files", () => {
  const files = ["/_next/static/chunks/1.js", "/icon.svg?1f"];

  expect(keptPages(["/", "/hi/products/a2-milk", ...files].map((path) => shop + path))).toEqual([
    `${shop}/`,
    `${shop}/hi/products/a2-milk`,
  ]);
});

test("finds the router's data in a page", () => {
  const pieces = ['0:{"b":"1f"}\n', 'text "with" \\ signs, ])</script and दूध'];
  const scripts = pieces.map(
    (piece) => `<script>self.__next_f.push([1,${JSON.stringify(piece)}])</script>`,
  );
  const html = `<p>Milk</p><script>self.__next_f.push([0])</script>${scripts.join("<i></i>")}`;

  expect(pageData(html)).toBe(pieces.join(""));
});

const store = (build: string, language: "en" | "hi" = "en") => storeName(build, language, "set");

test.each([
  ["the first build", [store("new")], []],
  ["the next one", [store("old"), store("new")], []],
  ["a third one", [store("older"), store("old"), store("new")], [store("older")]],
  [
    "both languages and what others keep",
    [store("older"), store("older", "hi"), "foreign", store("old", "hi"), store("new", "hi")],
    [store("older"), store("older", "hi")],
  ],
])("lets go of what is older than the build before: %s", (_, names, outdated) => {
  expect(outdatedStores(names, "new")).toEqual(outdated);
});

test.each([
  ["an English visitor", [`${shop}/about`], [], ["en"]],
  ["a Hindi visitor", [`${shop}/hi`, `${shop}/hi/products?x`], [], ["hi"]],
  ["a visitor of both", [`${shop}/hi`, `${shop}/`], [], ["en", "hi"]],
  ["one who has come back in another language", [`${shop}/hi`], [store("old")], ["en", "hi"]],
  ["nobody, when only the worker is updated", [], [store("old", "hi")], ["hi"]],
])("keeps the languages of %s", (_, pages, stores, languages) => {
  expect(languagesToKeep(pages, stores)).toEqual(languages);
});

test("finds another file of the same picture", () => {
  const kept = ["a2-milk-320-28ba8bfb.avif", "a2-milk-poster-640-28ba8bfb.webp"].map(
    (name) => `${shop}/pictures/${name}`,
  );

  expect(similarPicture(`${shop}/pictures/a2-milk-640-28ba8bfb.webp`, kept)).toBe(kept[0]);
  expect(similarPicture(`${shop}/pictures/buttermilk-640-7844f84c.webp`, kept)).toBeUndefined();
  expect(similarPicture(`${shop}/_next/static/chunks/1.js`, kept)).toBeUndefined();
});

test("keeps one file of each picture, of several widths the middle one", () => {
  const file = (name: string, width: number) => `${shop}/pictures/${name}-${width}-28ba8bfb.avif`;
  const badge = `${shop}/pictures/badge-lab-tested-57f33711.svg`;
  const wanted = [
    ...[960, 480, 640].map((width) => file("curd", width)),
    ...[960, 640].map((width) => file("a2-milk", width)),
    file("buttermilk", 480),
    badge,
  ];

  expect(oneOfEachPicture(wanted)).toEqual([
    file("curd", 640),
    file("a2-milk", 640),
    file("buttermilk", 480),
    badge,
  ]);
});

test("takes messages in their exact shape only", () => {
  const page = { type: "page", language: "hi" };
  const worker = { type: "worker", build: "b", isAway: true };

  expect(readPageMessage(page)).toEqual(page);
  expect(readWorkerMessage(worker)).toEqual(worker);
  for (const data of [null, "page", {}, { type: "page" }, { ...page, language: "fr" }, worker]) {
    expect(readPageMessage(data)).toBeUndefined();
  }
  for (const data of [undefined, 1, { ...worker, isAway: 1 }, { type: "worker" }, page]) {
    expect(readWorkerMessage(data)).toBeUndefined();
  }
});
