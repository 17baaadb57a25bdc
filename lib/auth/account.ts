/** Who is signed in, as far as the page knows. Neither field is ever empty. */
export interface Account {
  readonly email: string | undefined;
  readonly name: string | undefined;
}

/** Reads the answer of `/api/auth/session`: `{}` when nobody is signed in. */
export function readSession(answer: unknown): Account | undefined {
  if (typeof answer !== "object" || answer === null || !("user" in answer)) return undefined;
  const { user } = answer;
  if (typeof user !== "object" || user === null) return undefined;
  return {
    email: "email" in user ? textOf(user.email) : undefined,
    name: "name" in user ? textOf(user.name) : undefined,
  };
}

/** Reads the answer of `/api/auth/csrf`, which proves that a sign-out comes from a page of ours. */
export function readCsrfToken(answer: unknown): string {
  if (typeof answer !== "object" || answer === null || !("csrfToken" in answer)) return "";
  return textOf(answer.csrfToken) ?? "";
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value.trim() || undefined : undefined;
}

/** The letter of the avatar: the first of the email, else of the display name, else U. */
export function initialOf({ email, name }: Account): string {
  const [first] = new Intl.Segmenter().segment(email ?? name ?? "U");
  return (first?.segment ?? "U").toUpperCase();
}
