export function requireChromium(): Promise<string>;
export function ensureChromium(): Promise<string>;
