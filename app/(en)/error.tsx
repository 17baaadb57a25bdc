"use client";

import { Failure } from "@/components/site/failure";
import { failure } from "@/lib/copy/en-failure";

export default function ErrorPage({ reset }: { reset: () => void }) {
  return <Failure words={failure} onRetry={reset} />;
}
