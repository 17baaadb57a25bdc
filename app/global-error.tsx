"use client";

import ErrorPage, { useBrokenDocument } from "@/app/[lang]/error";

/** Replaces the whole document when the layout itself breaks. */
export default function GlobalError(props: { error: Error }) {
  const { language, words } = useBrokenDocument();
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
