/** The painted strip of lotus, mango leaf and zigzag between two sections. */
export function MithilaBand({ className }: { className?: string }) {
  return <div aria-hidden="true" className={`mithila-band ${className ?? "text-terracotta"}`} />;
}
