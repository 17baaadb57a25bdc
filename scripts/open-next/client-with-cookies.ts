import { request, type APIResponse } from "playwright";

/** Asks an address, by a form where there is one. */
export type Ask = (address: string, form?: Record<string, string>) => Promise<APIResponse>;

/** Asks as a browser does that keeps cookies, follows no redirect, and has no compression. */
export async function withVisitor(use: (ask: Ask) => Promise<unknown>): Promise<void> {
  await using visitor = await request.newContext({
    extraHTTPHeaders: { "Accept-Encoding": "identity" },
    maxRedirects: 0,
  });
  await use((address, form) => (form ? visitor.post(address, { form }) : visitor.get(address)));
}
