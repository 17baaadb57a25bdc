interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
  has?: { type: "header"; key: string }[];
}

export const everywhere: Readonly<Record<string, string>>;
export const dataPolicy: string;
export const developmentPolicy: string;
export function pagePolicy(scriptHashes: readonly string[]): string;
export function headerRules(scripts: {
  pages: Readonly<Record<string, readonly string[]>>;
  notFound: readonly string[];
}): HeaderRule[];
export function developmentRules(): HeaderRule[];
