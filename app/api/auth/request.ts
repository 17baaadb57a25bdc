import type { NextRequest } from "next/server";

/** A request's cookies by name. */
export function cookiesOf(request: NextRequest): Record<string, string> {
  return Object.fromEntries(request.cookies.getAll().map(({ name, value }) => [name, value]));
}

/** What the browser's cookies will be after some Set-Cookie lines without deletions. */
export function mergeCookies(
  cookies: Readonly<Record<string, string>>,
  lines: readonly string[],
): Record<string, string> {
  const merged = { ...cookies };
  for (const line of lines) {
    const [, name = "", value = ""] = /^([^=]*)=([^;]*)/.exec(line) ?? [];
    merged[name] = decodeURIComponent(value);
  }
  return merged;
}

/** The fields of a posted form or JSON object, as text; undefined when it cannot be read. */
export async function fieldsOf(request: Request): Promise<Record<string, string> | undefined> {
  const type = request.headers.get("content-type") ?? "";
  try {
    if (type.includes("application/x-www-form-urlencoded")) {
      return Object.fromEntries(new URLSearchParams(await request.text()));
    }
    if (!type.includes("application/json")) return {};
    const body: unknown = await request.json();
    if (typeof body !== "object" || body === null) return undefined;
    return Object.fromEntries(
      Object.entries(body).flatMap(([name, value]) =>
        typeof value === "string" ? [[name, value]] : [],
      ),
    );
  } catch {
    return undefined;
  }
}
