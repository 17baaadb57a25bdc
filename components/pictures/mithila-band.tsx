/** The painted strip of lotus, mango leaf and zigzag between two sections. */
export function MithilaBand({ className = "text-terracotta" }: { className?: string }) {
  return <div aria-hidden="true" className={`mithila-band ${className}`} />;
}
