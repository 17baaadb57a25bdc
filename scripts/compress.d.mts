export function compressFiles(folder: string): Promise<void>;
