/** The Network Information API, as far as it is used here; only Chromium has it. */
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
 * Whether this visitor pays dearly for bytes: data saver is on, or the network is as slow as 2G.
 * False where the browser does not tell.
 */
export function isSavingData({ connection }: Pick<NavigatorOnLine, "connection">): boolean {
  return connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
}
