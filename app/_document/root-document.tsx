import type { ComponentType, ReactNode } from "react";
import { NoticeBar } from "@/components/layout/notice-bar";
import { anchors } from "@/lib/language/section-anchors";
import type { Copy } from "@/lib/copy/copy";
import { chatLink } from "@/lib/shop/phone-and-chat-links";
import type { Notice } from "@/lib/shop/owner-notice";

/** The document around every page of one language. */
export function RootDocument({
  copy,
  whatsapp,
  notices,
  fonts,
  clientComponents,
  children,
}: {
  copy: Pick<Copy, "contact" | "failure" | "header" | "language">;
  /** The seller's number, digits only. */
  whatsapp: string;
  notices: readonly Notice[];
  /** Classes that name the display face in the scripts of the language. */
  fonts: string;
  clientComponents: {
    readonly StatusNoticesLoader: ComponentType<Pick<Copy, "language">>;
    readonly SoftNavigation: ComponentType;
    readonly HeadScript: ComponentType;
  };
  children: ReactNode;
}) {
  return (
    // The script in the head sets an attribute here before React compares.
    <html
      lang={copy.language}
      className={fonts}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <head>
        <clientComponents.HeadScript />
        <link rel="help" href={chatLink(whatsapp, copy.contact.greeting)} />
      </head>
      <body id={anchors.top}>
        <NoticeBar notices={notices} label={copy.header.notice} language={copy.language} />
        {children}
        <p role="status" suppressHydrationWarning className="tap-status">
          {""}
        </p>
        <div role="alert" className="script-failure">
          <p>{copy.failure.chunkHeading}</p>
          <button type="button" data-reload="" className="text-button">
            {copy.failure.reload}
          </button>
        </div>
        <clientComponents.SoftNavigation />
        <clientComponents.StatusNoticesLoader language={copy.language} />
      </body>
    </html>
  );
}
