/**
 * The CART button, which is always on screen. `showCount` writes the number of lines into its badge.
 * Without scripts there is no cart.
 */
export function CartButton({
  label,
  opening,
  count,
}: {
  label: string;
  opening: string;
  count: { readonly one: string; readonly other: string };
}) {
  return (
    <button
      type="button"
      data-early-click="cart"
      data-early-click-status={opening}
      suppressHydrationWarning
      className="cart-button scriptless:hidden"
    >
      {label}{" "}
      <span suppressHydrationWarning className="cart-badge empty:hidden">
        {""}
      </span>{" "}
      <span
        data-one={count.one}
        data-other={count.other}
        suppressHydrationWarning
        className="sr-only"
      >
        {""}
      </span>
    </button>
  );
}
