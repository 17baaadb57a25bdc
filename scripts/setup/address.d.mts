interface Address {
  host: string;
  port: number;
}

export function findFreePort(): Promise<number>;
export function isReachable(address: Address, isWaiting: () => boolean): Promise<boolean>;
export function readAddress(environment: Readonly<Record<string, string | undefined>>): Address;
export function siteUrl(address: Address): string;
