import { readText } from "@/lib/auth/read-account-from-session";

/**
 * Sends a request to the shop's server, and parses the response as JSON.
 *
 * @throws TypeError if there is no response, Error if its status is not 2xx
 */
export async function getJson(address: string, request?: RequestInit): Promise<unknown> {
  const response = await fetch(address, { cache: "no-store", ...request });
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  return response.json();
}

/**
 * Posts a form to NextAuth, with the CSRF token that proves that the form comes from the shop.
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
