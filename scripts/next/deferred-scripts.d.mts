export function withScriptsAside(html: string): string | undefined;
