/** `/pictures/<name>-<hash>-<width>.<format>`; crops for wide and tall screens are one picture. */
const pictureFile = /\/pictures\/(.+?)(?:-tall|-wide)?-[0-9a-f]+-\d+\.\w+$/;

/**
 * Another file of the same picture, to replace one whose width, format or crop is not cached.
 *
 * @param wanted address of the file
 * @param cached addresses of the cached files
 */
export function similarPicture(wanted: string, cached: readonly string[]): string | undefined {
  const name = pictureName(wanted);
  return name === undefined ? undefined : cached.find((url) => pictureName(url) === name);
}

function pictureName(url: string): string | undefined {
  return pictureFile.exec(url)?.[1];
}
