import { getApp, pictureSizes } from "../../schema/index.ts";

/** Matches what the name of a smaller copy has before its extension. */
export const copySuffix = `(?:-(?:${pictureSizes.join("|")}))?`;
/** Name of a stored file: its owner's folder, a hash of its content, an extension. */
export const fileName = (): RegExp =>
  new RegExp(
    `^(private/)?(\\d+|${getApp().tenancy.operator})/[0-9a-f]{32}${copySuffix}\\.(jpg|png|webp|mp4)$`,
  );

const prefix = "/files/";
/**
 * Returns the owner of the file at an address: a tenant's id or `operator`; null when the address
 * is not exactly that of a file.
 */
export function findFileOwner(address: string): string | null {
  const [, , owner = null] = address.startsWith(prefix)
    ? (fileName().exec(address.slice(prefix.length)) ?? [])
    : [];
  return owner;
}
