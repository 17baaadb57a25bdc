import { request, type APIResponse } from "playwright";

/** Requests an address: by POST if there is a form, else by GET. */
export type Ask = (address: string, form?: Record<string, string>) => Promise<APIResponse>;

/** Runs requests with cookies, but without following redirects, and without compression. */
export async function withVisitor(use: (ask: Ask) => Promise<unknown>): Promise<void> {
  await using visitor = await request.newContext({
    extraHTTPHeaders: { "Accept-Encoding": "identity" },
    maxRedirects: 0,
  });
  await use((address, form) => (form ? visitor.post(address, { form }) : visitor.get(address)));
}
