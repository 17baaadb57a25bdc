export function toolPath(command: string): string;
