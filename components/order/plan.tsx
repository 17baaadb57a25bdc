"use client";

import { useSyncExternalStore } from "react";
import { NewTabLink } from "@/components/ui/new-tab";
import { chatLink } from "@/lib/shop/links";
import { fill } from "@/lib/text";

interface PlanProps {
  /** The name of each plan, and the question to ask about it, with a `{product}` to fill in. */
  plans: readonly { readonly name: string; readonly question: string }[];
  /** The product to ask about until scripts know which size is chosen. */
  product: string;
  whatsapp: string;
  ask: string;
}

/** Links that ask about the plans for a product, in the size that is chosen on its page. */
export function PlanLinks({ plans, product, whatsapp, ask }: PlanProps) {
  const chosen = useSyncExternalStore(subscribe, chosenSize, () => undefined);
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

function subscribe(onChange: () => void): () => void {
  document.addEventListener("change", onChange);
  return () => document.removeEventListener("change", onChange);
}

/** Product, size and price of the radio that is checked in the size form: `A2 milk, 1 Liter, ₹70`. */
function chosenSize(): string | undefined {
  const { name } = document.querySelector<HTMLElement>("input:checked")?.dataset ?? {};
  return name;
}
