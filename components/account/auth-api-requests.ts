import { readText } from "@/lib/auth/signed-in-account";

/**
 * Asks the shop's server.
 *
 * @throws when the network fails, or the answer is not 200
 */
export async function getJson(address: string, request?: RequestInit): Promise<unknown> {
  const answer = await fetch(address, { cache: "no-store", ...request });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.json();
}

/**
 * Posts a form as NextAuth takes it: with the token that proves that it comes from a page of ours.
 *
 * @throws as {@link getJson} does
 */
export async function postAuthForm(
  address: string,
  fields: Readonly<Record<string, string>>,
): Promise<unknown> {
  const csrfToken = readText(await getJson("/api/auth/csrf"), "csrfToken") ?? "";
  const body = new URLSearchParams({ ...fields, csrfToken, json: "true" });
  return getJson(address, { method: "POST", body });
}
