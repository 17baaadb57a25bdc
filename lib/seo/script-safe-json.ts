/**
 * JSON that is safe inside `<script>`: text such as `</script>` or `<!--` is escaped, so that it cannot end
 * the script. It parses to the same value.
 */
export function scriptSafeJson(value: object): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
