const escapes: Readonly<Record<string, string>> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * JSON that may stand inside a `<script>`: no text in it, such as `</script>` or `<!--`, can end
 * the script or change how the browser reads it. It parses to the same value.
 */
export function scriptSafeJson(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => escapes[character] ?? "",
  );
}
