/** The name of a stored file: the folder of its owner, a hash of its content, an ending. */
export const fileName = /^(private\/)?(\d+|platform)\/[0-9a-f]{32}(?:-small)?\.(jpg|png|webp|mp4)$/;

const prefix = "/files/";
/** The owner of the file at an address: a shop's id or `platform`. Null where no file can have this address, spelled exactly so. */
export function findFileOwner(address: string): string | null {
  const [, , owner = null] = address.startsWith(prefix) ? (fileName.exec(address.slice(prefix.length)) ?? []) : [];
  return owner;
}
