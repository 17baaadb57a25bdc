import { comparable, type Answer, type Answers } from "@/scripts/open-next/strip-varying-parts";
import { signInAndOut } from "@/scripts/open-next/sign-in-and-out";
import { withVisitor } from "@/scripts/open-next/client-with-cookies";
import type { StaticManifest } from "@/server/static/static-manifest";

const otherAddresses = [
  "/no-such-page",
  "/hi/no-such-page",
  "/products/",
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/hi/manifest.webmanifest",
  "/.well-known/security.txt",
  "/api/health",
  "/api/no-such-page",
  "/api/auth/session",
  "/api/auth/providers",
  "/api/auth/callback/google",
  "/api/auth/callback/google?error=access_denied",
];

/** The action of the form that orders without scripts: `chatAddress`. */
const orderForm = 'action="https://api.whatsapp.com/send"';

/** Requests every page, other addresses, and those of one sign-in. */
export async function askForEverything(
  origin: string,
  { pages }: StaticManifest,
): Promise<Answers> {
  const answers = new Map<string, Answer>();
  for (const path of [...Object.keys(pages), ...otherAddresses]) {
    await withVisitor(async (ask) =>
      answers.set(path, await comparable(origin, await ask(origin + path))),
    );
  }
  await withVisitor(async (ask) => {
    for (const [name, answer] of await signInAndOut(ask, `${origin}/api/auth`)) {
      answers.set(name, await comparable(origin, answer));
    }
  });
  return answers;
}

/** The number of responses that contain the form. */
export function orderForms(answers: Answers): number {
  return [...answers.values()].filter(({ body }) => body?.includes(orderForm)).length;
}
