import type { NextRequest } from "next/server";
import { removeCookies } from "@/app/api/auth/set-cookie-header";
import type { AuthConfig } from "@/lib/auth/auth-config";
import { authCookies } from "@/lib/auth/cookie-names-and-lifetimes";

const form = "application/x-www-form-urlencoded";

/**
 * Refuses requests to which NextAuth would respond with 500: a body that is not a form, or a return
 * address in the browser's cookie that is not a URL. That cookie is removed.
 */
export function refuseMalformed(
  { origin }: AuthConfig,
  { method, headers, cookies }: NextRequest,
): Response | undefined {
  const { name } = authCookies(origin).callbackUrl;
  const isNoForm = method === "POST" && !(headers.get("content-type") ?? form).startsWith(form);
  const address = cookies.get(name)?.value ?? origin;
  const isAddress = /^https?:/.test(address) && URL.canParse(address);
  if (!isNoForm && isAddress) return undefined;
  return removeCookies(Response.json({}, { status: 400 }), origin, [name]);
}
