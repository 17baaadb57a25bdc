/** Submits a form with the order texts of all these items. */
export function orderInChat(ids: readonly string[]): void {
  const options = ids.flatMap((id) => {
    const [product, size] = id.split(":");
    const select = document.querySelector<HTMLSelectElement>(`#${product}-size`);
    return select?.querySelector<HTMLOptionElement>(`[data-size="${size}"]`) ?? [];
  });
  const text = options.map(({ value }) => value).join("\n\n");
  const [first] = options;
  if (!first) return;
  first.selected = true;
  first.value = text;
  first.closest("form")?.submit();
}
