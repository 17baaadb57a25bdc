import { changeState } from "@/components/visit/store";
import type { Draft } from "@/lib/order/delivery";
import { keepDraft } from "@/lib/order/state";

/** Keeps what stands in the fields of the delivery form. Returns it. */
export function keepFields(form: HTMLFormElement): Draft {
  const entries = Array.from(new FormData(form));
  const texts = entries.map(([id, text]) => [id, typeof text === "string" ? text : ""] as const);
  const draft: Draft = Object.fromEntries(texts);
  changeState(keepDraft(draft));
  return draft;
}

/** As the form's `ref`: keeps the field that has the focus in view, and what browsers fill in without an event. */
export function watchForm(form: HTMLFormElement) {
  // A hint, the alert or the keyboard resizes the form or a box around it.
  const observer = new ResizeObserver(() =>
    form.querySelector(":focus")?.scrollIntoView({ block: "nearest" }),
  );
  for (let box: Element | null = form; box?.closest("dialog"); box = box.parentElement) {
    observer.observe(box);
  }
  return () => {
    observer.disconnect();
    keepFields(form);
  };
}
