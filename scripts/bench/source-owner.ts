/**
 * What a source of a bundle belongs to: a file of the shop, a package, a part of Next.js, or the
 * bundler.
 *
 * @param source as a source map of webpack names it
 * @example ownerOf("webpack://_N_E/./components/layout/brand.tsx?1f") // components/layout/brand.tsx
 */
export function ownerOf(source: string): string {
  const path = source.replace(/^webpack:\/\/[^/]*\/(?:\.\/)?/, "").replace(/\?.*$/, "");
  const [, compiled] = /next\/dist\/compiled\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
  if (compiled !== undefined) return compiled;
  // The source maps of Next.js, the only ones of a package here, begin at its own sources.
  const [, part] = /(?:next\/dist|\.\.\/src)\/((?:[^/]+\/){1,3})/.exec(path) ?? [];
  if (part !== undefined) return `next/${part.slice(0, -1)}`;
  const [, name] = /node_modules\/(?:.*node_modules\/)?((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
  if (name !== undefined) return name;
  return path.startsWith("webpack/") || path === "" ? "bundler" : path;
}
