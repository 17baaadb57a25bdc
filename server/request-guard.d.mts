interface Refusal {
  status: number;
  headers: Record<string, string>;
}

export const POSTED_TO: readonly string[];
export const ROUTER_HEADERS: readonly string[];
export function pathOf(target: string): string;
export function targetPath(target: string): string | undefined;
export function refusal(method: string, path: string | undefined): Refusal | undefined;
export function dropInternalHeaders(headers: Record<string, string>): void;
