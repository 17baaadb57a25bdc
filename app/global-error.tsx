"use client";

import { useState } from "react";
import ErrorPage, { readDocument } from "@/app/[lang]/error";

/** Replaces the whole document when the layout itself breaks. */
export default function GlobalError(props: { error: Error }) {
  const [{ language, words }] = useState(readDocument);
  return (
    <html lang={language}>
      <head>
        <title>{words.heading}</title>
      </head>
      <body>
        <ErrorPage {...props} />
      </body>
    </html>
  );
}
