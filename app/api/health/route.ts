export const dynamic = "force-dynamic";

/** Tells a hosting platform that the server is up, and nothing about it or its version. */
export function GET(): Response {
  return Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } });
}
