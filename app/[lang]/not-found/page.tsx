import { notFound } from "next/navigation";
import { PHASE_PRODUCTION_BUILD } from "next/constants";
import NotFound from "@/app/[lang]/not-found/not-found";
import { getCopy } from "@/components/content";

export async function generateMetadata() {
  const { notFound } = await getCopy();
  return { title: notFound.heading, robots: { index: false } };
}

/**
 * The page of unknown addresses: next.config.mjs rewrites them to it, after-build.mjs gives it the status 404. A host that
 * renders it anew gets that status from Next.js, whose page for it is empty without scripts.
 */
export default function Page() {
  if (process.env.NEXT_PHASE !== PHASE_PRODUCTION_BUILD) notFound();
  return <NotFound />;
}
