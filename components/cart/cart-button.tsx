import type { Copy } from "@/lib/copy";

/**
 * The CART button, which is always on screen. `showCount` writes the number of lines into its badge.
 * Without scripts there is no cart.
 */
export function CartButton({ words }: { words: Copy["shop"] }) {
  return (
    <button
      type="button"
      data-early-click="cart"
      data-early-click-status={words.opening}
      suppressHydrationWarning
      className="cart-button scriptless:hidden"
    >
      {words.cartButton}{" "}
      <span suppressHydrationWarning className="cart-badge empty:hidden">
        {""}
      </span>{" "}
      <span
        data-one={words.cartCount.one}
        data-other={words.cartCount.other}
        suppressHydrationWarning
        className="sr-only"
      >
        {""}
      </span>
    </button>
  );
}
