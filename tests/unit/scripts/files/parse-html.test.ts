import { elementsIn } from "@/scripts/files/parse-html";

test("reads elements as a browser does, in their order", () => {
  const html = `<!doctype html><html LANG=hi><title>Milk &amp; ghee</title>
    <p title='a > b'>one<IMG srcSet="/a.avif 1w" alt=""/><p>two
    <script>"<p hidden>"</script>`;
  const image = {
    name: "img",
    attributes: { srcset: "/a.avif 1w", alt: "" },
    text: "",
    markup: '<IMG srcSet="/a.avif 1w" alt=""/>',
    children: [],
  };

  expect(elementsIn(html, "html")[0]?.attributes).toEqual({ lang: "hi" });
  expect(elementsIn(html, "title")[0]?.text).toBe("Milk & ghee");
  expect(elementsIn(html, "img", "p")).toEqual([
    {
      name: "p",
      attributes: { title: "a > b" },
      text: "one",
      markup: `<p title='a > b'>one${image.markup}`,
      children: [image],
    },
    image,
    expect.objectContaining({ name: "p", attributes: {}, text: "two\n    " }),
  ]);
});

test("finds elements in a template, and none in comments", () => {
  const html = "<template><style>p{}</style></template><!-- <style></style> -->";

  expect(elementsIn(html, "style").map(({ text }) => text)).toEqual(["p{}"]);
});
