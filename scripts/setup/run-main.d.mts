export function runScript(work: () => Promise<number>): Promise<void>;
