/**
 * Where to go after a sign-in: the wanted address if it is a page of the site, else the site's home.
 * Resolved the way browsers do, so `//evil.example`, `/\evil.example`, `javascript:` and a `blob:`
 * of the site do not pass.
 *
 * @param origin of the site, like `https://shop.example`
 */
export function safeReturn(wanted: string, origin: string): string {
  const home = `${origin}/`;
  const { href, pathname } = new URL(URL.canParse(wanted, origin) ? wanted : home, origin);
  return href.startsWith(home) && !pathname.startsWith("/api/") ? href : home;
}
