import { rscPayload } from "@/lib/offline/extract-rsc-payload-from-html";

test("finds the router's data in a page", () => {
  const pieces = ['0:{"b":"1f"}\n', 'text "with" \\ signs, ])</script and दूध'];
  const scripts = pieces.map(
    (piece) => `<script>self.__next_f.push([1,${JSON.stringify(piece)}])</script>`,
  );
  const html = `<p>Milk</p><script>self.__next_f.push([0])</script>${scripts.join("<i></i>")}`;

  expect(rscPayload(html)).toBe(pieces.join(""));
});
