export const nextReleaseFolder: string;
export function ensureNextRelease(): Promise<void>;
