const dataScript = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;

/**
 * The RSC payload, which the router requests in place of a page. Pages that are built ahead of time
 * contain it in pieces, for their own hydration. The build checks that both are the same.
 *
 * @param html of the page
 */
export function rscPayload(html: string): string {
  return Array.from(html.matchAll(dataScript), ([, piece = '""']) =>
    String(JSON.parse(piece)),
  ).join("");
}
