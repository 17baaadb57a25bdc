/** Who is signed in. Neither field is ever an empty text. */
export interface Account {
  readonly email: string | undefined;
  readonly name: string | undefined;
}

/** Reads the answer of `/api/auth/session`, which is `{}` when nobody is signed in. */
export function readAccount(answer: unknown): Account | undefined {
  const user: unknown = Reflect.get(Object(answer), "user");
  return user ? { email: textOf(user, "email"), name: textOf(user, "name") } : undefined;
}

function textOf(value: unknown, name: string): string | undefined {
  const text: unknown = Reflect.get(Object(value), name);
  return typeof text === "string" ? text.trim() || undefined : undefined;
}

/** The letter of the avatar: the first of the email, else of the name, else U. */
export function initialOf({ email, name }: Account): string {
  // With its marks, and what it is joined to: Firefox before 125 has no Intl.Segmenter.
  const [first = "U"] = /^.\p{M}*(?:\u200d.\p{M}*)*/su.exec(email ?? name ?? "") ?? [];
  return first.toUpperCase();
}
