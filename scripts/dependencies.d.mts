export function dependenciesAreInLine(folder: string): boolean;
