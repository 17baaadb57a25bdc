export function sourceFingerprint(
  folder: string,
  environment: Readonly<Record<string, string>>,
): string;
