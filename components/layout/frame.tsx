import type { ReactNode } from "react";
import { Footer } from "@/components/layout/footer";
import { JsonLd } from "@/components/layout/json-ld";
import { PageHeader, type HeaderProps } from "@/components/layout/header";

interface FrameProps extends HeaderProps {
  className?: string;
  children: ReactNode;
}

export function Frame({ className, children, ...header }: FrameProps) {
  return (
    <>
      <PageHeader {...header} />
      <main id="content" tabIndex={-1} className={className}>
        {children}
      </main>
      <Footer />
      {header.page && <JsonLd page={header.page} />}
    </>
  );
}
