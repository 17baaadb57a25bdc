/** The part of the Trusted Types API that is used here; not all browsers have it. */
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
 * The address of a script, as `navigator.serviceWorker.register` accepts it: where the browser enforces
 * Trusted Types, an object that the shop's own policy has made. It accepts only scripts of the shop.
 */
export function trustedScriptAddress(path: string): string {
  policy ??= window.trustedTypes?.createPolicy("dehati-milk", { createScriptURL: ownScript });
  return policy ? policy.createScriptURL(path) : path;
}

function ownScript(path: string): string {
  if (!/^\/[\w-]+\.js$/.test(path)) throw new Error(`Not a script of the shop: ${path}`);
  return path;
}
