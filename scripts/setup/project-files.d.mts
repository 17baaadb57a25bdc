export function toolPath(command: string): string;
export const projectFolder: string;
