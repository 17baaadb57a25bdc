/** Who is signed in. Neither field is ever an empty text. */
export interface Account {
  readonly email: string | undefined;
  readonly name: string | undefined;
}

/** Reads the response of `/api/auth/session`, which is `{}` when nobody is signed in. */
export function readAccount(body: unknown): Account | undefined {
  if (typeof body !== "object" || body === null || !("user" in body)) return undefined;
  const { user } = body;
  if (typeof user !== "object" || user === null) return undefined;
  return { email: readText(user, "email"), name: readText(user, "name") };
}

/** Reads one field of a JSON response; undefined unless it is a text, and not a blank one. */
export function readText(body: unknown, field: string): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const value: unknown = Reflect.get(body, field);
  return typeof value === "string" ? value.trim() || undefined : undefined;
}
