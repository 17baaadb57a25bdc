const dataScript = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;

/**
 * What the router asks for in place of a page: every page built ahead of time has it in it, in
 * pieces, for its own start. The build checks that it is the same.
 *
 * @param html the whole page
 */
export function rscPayload(html: string): string {
  return Array.from(html.matchAll(dataScript), ([, piece = '""']) =>
    String(JSON.parse(piece)),
  ).join("");
}
