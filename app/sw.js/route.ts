export const dynamic = "force-static";

/** The service worker, as next.config.mjs bundles it from app/sw.ts. */
export const GET = () =>
  new Response(process.env.WORKER_SCRIPT, { headers: { "Content-Type": "text/javascript" } });
