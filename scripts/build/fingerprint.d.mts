export const SOURCES: readonly string[];
export function sourceFingerprint(
  folder: string,
  environment: Readonly<Record<string, string>>,
): string;
export function buildIsFresh(options?: { withHostFolder?: boolean }): boolean;
export function markNotBuilt(): void;
export function buildName(folder: string, environment: Readonly<Record<string, string>>): string;
