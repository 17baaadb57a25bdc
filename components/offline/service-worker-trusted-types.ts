/** Trusted Types, as far as it is used here; browsers without it have none. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => string };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/**
 * An address of a script that the browser may run. Where the content security policy asks for
 * Trusted Types it is an object that counts as such; only addresses of the shop itself pass.
 */
export function trustedScriptAddress(path: string): string {
  policy ??= window.trustedTypes?.createPolicy("dehati-milk", { createScriptURL: ownScript });
  return policy ? policy.createScriptURL(path) : path;
}

function ownScript(path: string): string {
  if (!/^\/[\w-]+\.js$/.test(path)) throw new Error(`Not a script of the shop: ${path}`);
  return path;
}
