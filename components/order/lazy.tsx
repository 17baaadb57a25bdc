"use client";

import { catchError } from "next/error";
import { lazy, Suspense, useEffect, useState, type ComponentProps } from "react";
import { ScriptsFailed } from "@/components/errors/scripts-failed";

const OrderPopups = lazy(async () => ({
  default: (await import("@/components/order/popups")).OrderPopups,
}));

const Boundary = catchError(ScriptsFailed);

/** The popups of the order, whose script comes after that of the page. */
export function LazyOrderPopups(props: ComponentProps<typeof OrderPopups>) {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return (
    <Boundary>
      <Suspense>{isHydrated && <OrderPopups {...props} />}</Suspense>
    </Boundary>
  );
}
