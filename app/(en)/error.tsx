"use client";

import { Failure } from "@/components/site/failure";
import { failure } from "@/lib/copy/en-failure";
import { pathTo } from "@/lib/paths";

export default function ErrorPage({ reset }: { reset: () => void }) {
  return <Failure words={failure} home={pathTo("en", "home")} onRetry={reset} />;
}
