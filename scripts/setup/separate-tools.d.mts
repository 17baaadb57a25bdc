export function ensureTools(wanted: string, installed: string): Promise<void>;
