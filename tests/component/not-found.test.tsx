import Page from "@/app/[lang]/not-found/page";

test("a host that renders the page of unknown addresses anew learns its status from Next.js", () => {
  expect(Page).toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
});
