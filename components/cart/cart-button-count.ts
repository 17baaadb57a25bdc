/** Shows the number of lines on the cart button. */
export function showCount(count: number): void {
  const badge = document.querySelector(".cart-badge");
  const unit = badge?.nextElementSibling;
  if (!badge || !(unit instanceof HTMLElement)) return;
  const { one = "", other = "" } = unit.dataset;
  const text = count > 0 ? String(count) : "";
  if (badge.textContent === text) return;
  badge.textContent = text;
  unit.textContent = text && (count === 1 ? one : other);
  // Inserting the badge again restarts its animation.
  badge.parentNode?.insertBefore(badge, badge.nextSibling);
}
