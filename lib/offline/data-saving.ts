/** The part of the Network Information API that is used here; only Chromium has it. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

declare global {
  interface NavigatorOnLine {
    readonly connection?: NetworkInformation;
  }
}

/**
 * Whether to fetch as little as possible: data saver is on, or the network is as slow as 2G. False if the
 * browser does not say.
 */
export function isSavingData({ connection }: Pick<NavigatorOnLine, "connection">): boolean {
  return connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
}
