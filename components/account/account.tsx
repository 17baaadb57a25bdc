import Link from "next/link";
import type { Copy } from "@/lib/copy";

export function Account({ href }: { href: string; words: Copy["account"] }) {
  return (
    <div className="account-place order-first md:order-none scriptless:hidden">
      <Link href={href} className="bar-link account-control">
        Login
      </Link>
    </div>
  );
}
