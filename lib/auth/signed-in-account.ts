/** Who is signed in. Neither field is ever an empty text. */
export interface Account {
  readonly email: string | undefined;
  readonly name: string | undefined;
}

/** Reads the response of `/api/auth/session`, which is `{}` when nobody is signed in. */
export function readSession(answer: unknown): Account | undefined {
  if (typeof answer !== "object" || answer === null || !("user" in answer)) return undefined;
  const { user } = answer;
  if (typeof user !== "object" || user === null) return undefined;
  return { email: readText(user, "email"), name: readText(user, "name") };
}

/** Reads one field of a JSON response; undefined unless it is a text, and not a blank one. */
export function readText(answer: unknown, field: string): string | undefined {
  if (typeof answer !== "object" || answer === null) return undefined;
  const value: unknown = Reflect.get(answer, field);
  return typeof value === "string" ? value.trim() || undefined : undefined;
}

/** The letter of the avatar: the first of the email, else of the display name, else U. */
export function initialOf({ email, name }: Account): string {
  const [first] = new Intl.Segmenter().segment(email ?? name ?? "U");
  return (first?.segment ?? "U").toUpperCase();
}
