export function dependenciesAreInLine(options?: { folder?: string; withTools?: boolean }): boolean;
