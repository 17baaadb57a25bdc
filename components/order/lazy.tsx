"use client";

import { catchError } from "next/error";
import { lazy, Suspense, type ComponentProps } from "react";
import { ScriptsFailed } from "@/components/errors/scripts-failed";
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
