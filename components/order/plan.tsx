"use client";

import { useSyncExternalStore } from "react";
import { NewTabLink } from "@/components/ui/new-tab";
import type { Marks } from "@/components/visit/protocol";
import { chatLink } from "@/lib/shop/links";
import { fill } from "@/lib/text";

interface PlanProps {
  /** Their names, and the question about each, with `{product}` in it. */
  plans: readonly { readonly name: string; readonly question: string }[];
  /** What they ask about where no size is chosen, or none is known without scripts. */
  product: string;
  whatsapp: string;
  ask: string;
}

/** Links to ask about the plans for a product, in the size that is chosen on its page. */
export function PlanLinks({ plans, product, whatsapp, ask }: PlanProps) {
  const chosen = useSyncExternalStore(onChoice, chosenSize, () => undefined);
  return (
    <ul className="mt-2 divide-y divide-line">
      {plans.map(({ name, question }) => (
        <li key={name} className="flex flex-wrap items-center justify-between gap-x-4">
          <span>{name}</span>
          <NewTabLink
            href={chatLink(whatsapp, fill(question, { product: chosen ?? product }))}
            text={ask}
            about={name}
            className="card-link"
          />
        </li>
      ))}
    </ul>
  );
}

function onChoice(tell: () => void): () => void {
  document.addEventListener("change", tell);
  return () => document.removeEventListener("change", tell);
}

/** Product, size and price, as the size form has them. */
function chosenSize(): string | undefined {
  const { name }: Marks = document.querySelector<HTMLElement>("input:checked")?.dataset ?? {};
  return name;
}
