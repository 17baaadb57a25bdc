export const laterFolder: string;
export function ensureLaterVersion(): Promise<void>;
