export function inlineScriptHashes(html: string): string[];
export function blockedMarkup(html: string): string[];
