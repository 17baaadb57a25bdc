/** @jest-environment node */
import { ServerInsertedHTMLContext } from "next/navigation";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { JsonLdScript } from "@/app/_document/json-ld-script";

test("a name that contains </script> cannot end the script, which is written once", () => {
  const writers: (() => ReactNode)[] = [];
  const page = renderToStaticMarkup(
    <ServerInsertedHTMLContext.Provider value={(writer) => writers.push(writer)}>
      <JsonLdScript
        data={{
          "@context": "https://schema.org",
          "@graph": [{ "@type": "Store", name: "</script><b>Milk</b>" }],
        }}
      />
    </ServerInsertedHTMLContext.Provider>,
  );
  const write = () => renderToStaticMarkup(writers.map((writer) => writer()));

  expect(page).toBe("");
  expect(write()).toBe(
    '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"Store","name":"\\u003c/script\\u003e\\u003cb\\u003eMilk\\u003c/b\\u003e"}]}</script>',
  );
  expect(write()).toBe("");
});
