"use client";

import { useEffect, useState, type ComponentProps } from "react";
import type { Popups } from "@/components/cart/english-order-popups";
import { orderPopups } from "@/components/cart/order-popups-chunk";
import { dispatch, useVisit } from "@/components/cart/visit-store";
import { whenUsable } from "@/components/navigation/when-usable";
import { isSavingData } from "@/lib/offline/data-saving";
import type { Language } from "@/lib/language/language";

/**
 * The popups of the order, which are fetched once the page is usable, at the latest by the tap that
 * opens one. A tap that has to wait is acknowledged; where they cannot be fetched even then, the
 * page's own error handling reloads.
 */
export function OrderPopupsLoader({
  language,
  opening,
  ...facts
}: { language: Language; opening: string } & ComponentProps<typeof Popups>) {
  const isWanted = useVisit(({ popup }) => popup.name !== "none");
  const { load, useLoaded } = orderPopups[language];
  const { loaded: Component } = useLoaded();
  const [error, setError] = useState<Error>();
  const isHere = Component !== undefined;
  const { soldOut } = facts;

  // A cart may come from a page of yesterday.
  useEffect(() => dispatch({ type: "withdraw", soldOut }), [soldOut]);

  useEffect(() => {
    if (isHere) return;
    function fetchThem() {
      load().catch((reason: unknown) => {
        if (isWanted && reason instanceof Error) setError(reason);
      });
    }
    if (isWanted) fetchThem();
    else if (!isSavingData(navigator)) return whenUsable(fetchThem);
  }, [isHere, isWanted, load]);

  if (error) throw error;
  if (Component) return <Component {...facts} />;
  return (
    <p role="status" className="popup-status">
      {isWanted && opening}
    </p>
  );
}
