import NextAuth from "next-auth";
import type { AuthOptions } from "next-auth";

/** One call of NextAuth. */
export interface AuthCall {
  readonly method: "GET" | "POST";
  /** Path behind `/api/auth`, like `["signin", "google"]`. */
  readonly segments: readonly string[];
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, string>>;
  readonly cookies: Readonly<Record<string, string>>;
}

type PagesHandler = (request: object, response: AnswerRecorder) => Promise<unknown>;

/**
 * Calls NextAuth by its Pages Router signature, which takes plain objects. Its App Router
 * signature reads cookies from the running request, so a sign-in could not be begun on the
 * server, and makes Next.js write NextAuth's cookies anew, losing their Max-Age=0.
 * Request headers are left out on purpose: NextAuth would only read the forwarded host.
 */
export async function callNextAuth(options: AuthOptions, call: AuthCall): Promise<AnswerRecorder> {
  const handler: unknown = NextAuth(options);
  if (!isPagesHandler(handler)) throw new TypeError("NextAuth gave no handler");
  const answer = new AnswerRecorder();
  const { segments, query, ...rest } = call;
  await handler({ ...rest, headers: {}, query: { ...query, nextauth: segments } }, answer);
  return answer;
}

/** NextAuth types its handler as `any`. */
function isPagesHandler(value: unknown): value is PagesHandler {
  return typeof value === "function";
}

/** Keeps what NextAuth answers: the part of NextApiResponse that it uses. */
export class AnswerRecorder {
  statusCode = 200;
  body = "";
  /** Values of Set-Cookie headers. */
  cookies: string[] = [];
  location: string | undefined;

  status(code: number): this {
    this.statusCode = code;
    return this;
  }

  getHeader(name: string): string[] | undefined {
    return name === "Set-Cookie" ? this.cookies : undefined;
  }

  setHeader(name: string, value: string | string[]): this {
    if (name === "Set-Cookie") this.cookies = [value].flat();
    if (name === "Location") this.location = [value].flat()[0];
    return this;
  }

  json(value: unknown): void {
    this.body = JSON.stringify(value);
  }

  send(value: unknown): void {
    this.body = typeof value === "string" ? value : JSON.stringify(value ?? {});
  }

  end(): void {
    // NextAuth ends redirects, whose body is empty.
  }
}
