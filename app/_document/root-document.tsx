import type { ReactNode } from "react";
import { config } from "@/app/_document/owner-config-at-build-time";
import { ScriptFailureNotice } from "@/components/errors/script-failure-notice";
import { WaitingTapAnnouncement } from "@/components/head-script/waiting-tap-announcement";
import type * as englishChunk from "@/components/layout/client-components-of-every-english-page";
import { OwnerNoticeBar } from "@/components/layout/owner-notice-bar";
import { elementIds } from "@/components/layout/element-ids";
import type { Copy } from "@/lib/copy";
import type { Language } from "@/lib/language";
import { noticesIn } from "@/lib/shop/config";
import { chatLink } from "@/lib/shop/links";

/** The HTML document of every page in one language. */
export function RootDocument({
  copy,
  languages = [copy.language],
  fonts,
  clientComponents,
  children,
}: {
  copy: Pick<Copy, "contact" | "failure" | "header" | "language">;
  /** The languages in which the page is written, if more than one. */
  languages?: readonly Language[];
  /** Classes that set the font variables of the language. */
  fonts: string;
  clientComponents: typeof englishChunk;
  children: ReactNode;
}) {
  return (
    // The script in the head has set an attribute here before React hydrates.
    <html
      lang={copy.language}
      className={fonts}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <head>
        <clientComponents.HeadScript />
        {/* For `app/global-error.tsx`, which has no configuration. */}
        <link rel="help" href={chatLink(config.whatsapp, copy.contact.greeting)} />
      </head>
      <body id={elementIds.top}>
        <OwnerNoticeBar notices={noticesIn(languages, config.notice)} copy={copy} />
        {children}
        <WaitingTapAnnouncement />
        <ScriptFailureNotice words={copy.failure} />
        <clientComponents.SoftNavigation />
        <clientComponents.StatusNoticesLoader language={copy.language} />
      </body>
    </html>
  );
}
