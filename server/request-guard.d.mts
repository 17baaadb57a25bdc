interface Refusal {
  status: number;
  headers: Record<string, string>;
}

export function targetPath(target: string): string | undefined;
export function refusal(method: string, path: string | undefined): Refusal | undefined;
export function dropInternalHeaders(headers: Record<string, string>): void;
