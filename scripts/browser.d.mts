export function requireChromium(): Promise<string>;
