export class Failure extends Error {}

export function runScript(work: () => Promise<number>): Promise<void>;
