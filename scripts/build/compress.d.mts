export function compressFile(path: string): Promise<void>;
export function compressFiles(folder: string): Promise<void>;
