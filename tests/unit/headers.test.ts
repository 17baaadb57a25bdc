import { readFileSync } from "node:fs";
import { fileHeaders } from "@/scripts/headers.mjs";

test("public/_headers is what scripts/headers.mjs says of files", () => {
  expect(readFileSync("public/_headers", "utf8")).toBe(fileHeaders());
});
