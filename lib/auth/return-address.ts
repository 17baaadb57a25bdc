/**
 * Where to go after a sign-in or sign-out: the wanted address if it is on the site, else the
 * site's home. Resolved the way browsers do, so `//evil.example`, `/\evil.example` and
 * `javascript:` do not pass.
 *
 * @param origin of the site, like `https://shop.example`
 */
export function safeReturn(wanted: string, origin: string): string {
  const url = URL.canParse(wanted, origin) ? new URL(wanted, origin) : undefined;
  return url?.origin === origin ? url.href : `${origin}/`;
}
