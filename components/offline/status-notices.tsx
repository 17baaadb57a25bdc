"use client";

import { useEffect, useState } from "react";
import { hasTyped } from "@/components/navigation/cart-transfer";
import { leaveFor, watchPageLoads, type PageLoad } from "@/components/navigation/page-loads";
import { registerOffline } from "@/components/offline/registration";
import type { Copy } from "@/lib/copy/copy";

/** Whether to load a page anew: the one at `address`, or the one that is open. */
interface Question extends Omit<PageLoad, "address"> {
  readonly address?: string;
  /** Whether it says that what was typed would be lost. */
  readonly isTypedTextNamed: boolean;
}

/**
 * Looks after a visit in the background: keeps the shop for times without a network, and hands the
 * cart over to a new version of the shop, or asks where something would be lost.
 */
export function StatusNotices({
  language,
  words,
  onUnreachable,
}: Pick<Copy, "language"> & {
  words: Copy["network"];
  onUnreachable: (isUnreachable: boolean) => void;
}) {
  const [question, setQuestion] = useState<Question>();

  useEffect(() => watchPageLoads((load) => setQuestion({ ...load, isTypedTextNamed: true })), []);
  useEffect(
    () =>
      registerOffline(language, {
        onUnreachable,
        onNewVersion: () => setQuestion({ isUpdate: true, isTypedTextNamed: hasTyped() }),
      }),
    [language, onUnreachable],
  );

  /** What has been typed since the question was asked is not lost without another. */
  function agree({ address = window.location.href, ...asked }: Question): void {
    if (hasTyped() && !asked.isTypedTextNamed) setQuestion({ ...asked, isTypedTextNamed: true });
    else leaveFor(address);
  }

  return (
    <div role="status" className="news-item">
      {question && (
        <>
          <p>
            {question.isUpdate
              ? `${words.update} ${question.isTypedTextNamed ? words.updateTyped : ""}`
              : words.leaveTyped}
          </p>
          <button type="button" className="text-button" onClick={() => agree(question)}>
            {question.isUpdate ? words.reload : words.leave}
          </button>
          <button type="button" className="text-button" onClick={() => setQuestion(undefined)}>
            {question.isUpdate ? words.later : words.stay}
          </button>
        </>
      )}
    </div>
  );
}
