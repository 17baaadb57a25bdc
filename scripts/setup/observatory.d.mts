export const observatoryScanner: string;
export function hasObservatory(): boolean;
