"use client";

import { catchError } from "next/error";
import { lazy, Suspense, useEffect, type ComponentProps } from "react";
import { useClientValue } from "@/components/ui/use-client-value";

const OrderPopups = lazy(async () => ({
  default: (await import("@/components/order/popups")).OrderPopups,
}));

const Boundary = catchError(ScriptsFailed);

/** The popups of the order, whose script comes after that of the page. */
export function LazyOrderPopups(props: ComponentProps<typeof OrderPopups>) {
  const isHydrated = useClientValue(() => true, false);
  return (
    <Boundary>
      <Suspense>{isHydrated && <OrderPopups {...props} />}</Suspense>
    </Boundary>
  );
}

/**
 * In place of a part of the page that breaks, without which its buttons would do nothing: forms and links
 * then work as they do without scripts.
 */
function ScriptsFailed() {
  useEffect(() => {
    document.documentElement.dataset.failed = "";
  }, []);
  return null;
}
