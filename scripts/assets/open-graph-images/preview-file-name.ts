import type { Copy } from "@/lib/copy/copy";
import type { PageOrProduct } from "@/lib/language/paths";
import { previewOf } from "@/lib/seo/open-graph-image-contents";
import { shortHash } from "@/scripts/assets/pictures/original-pictures";
import { previewDocument } from "@/scripts/assets/open-graph-images/preview-html";
import { encoding } from "@/scripts/assets/open-graph-images/preview-jpeg";
import type { PreviewSources } from "@/scripts/assets/open-graph-images/preview-sources";

/**
 * The name of a preview's file, with a hash of everything that the picture is made of: words, prices,
 * wall colour, originals, fonts, style, encoding. Not of its pixels, which differ between browsers: so
 * everyone agrees on whether the picture is up to date.
 */
export function previewFile(copy: Copy, name: PageOrProduct, sources: PreviewSources): string {
  const { style, logo, files, originals } = sources;
  const hash = shortHash(
    JSON.stringify([
      previewDocument(copy, name, style, logo),
      [...files].map(([address, bytes]) => [address, shortHash(bytes, 16)]),
      previewOf(copy, name).pictures.map((picture) => originals.get(picture)?.hash),
      encoding,
    ]),
    8,
  );
  return `${name}-${copy.language}-${hash}.jpg`;
}
