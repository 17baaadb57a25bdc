import type { EarlyClick } from "@/components/head-script/early-clicks-types";
import { elementOf } from "@/components/head-script/tapped-element-busy-state";

/** The item of a click: its id, and name, size and price as the popup shows them; undefined if it is sold out. */
export function selectedItem(tap: EarlyClick): { id: string; text: string } | undefined {
  const select = elementOf(tap)?.closest("form")?.querySelector("select");
  const option = select?.options[tap.choice];
  if (!option || option.disabled) return undefined;
  const product = tap.id.replace("add:", "");
  const name = document.getElementById(`${product}-name`)?.textContent;
  return {
    id: `${product}:${option.dataset.size}`,
    text: [name, ...option.text.split(" - ")].join(", "),
  };
}

/** After a reload Firefox restores the selected option, even if it is disabled by now. */
export function selectAvailableSizes(): void {
  for (const select of document.querySelectorAll("select")) {
    if (!select.selectedOptions[0]?.disabled) continue;
    select.selectedIndex = [...select.options].findIndex((option) => !option.disabled);
  }
}
