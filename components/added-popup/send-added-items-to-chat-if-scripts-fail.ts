/** Submits a form with the order texts of all these items. */
export function orderInChat(ids: readonly string[]): void {
  const options = ids.flatMap((id) => {
    const [product, size] = id.split(":");
    const select = document.querySelector<HTMLSelectElement>(`#${product}-size`);
    return select?.querySelector<HTMLOptionElement>(`[data-size="${size}"]`) ?? [];
  });
  const [first] = options;
  if (!first) return;
  const { value } = first;
  first.selected = true;
  first.value = options.map((option) => option.value).join("\n\n");
  first.closest("form")?.submit();
  // For a shopper who comes back and orders this item again.
  first.value = value;
}
