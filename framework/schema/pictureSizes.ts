/**
 * The smaller copies that the server makes of an uploaded picture: `small` is at most 400 pixels
 * high and wide, `tiny` a square of at most 96.
 */
export const pictureSizes = ["small", "tiny"] as const;
export type PictureSize = (typeof pictureSizes)[number];

const picture =
  /^(\/files\/(?:private\/)?(?:\d+|[a-z][a-z0-9_]*)\/[0-9a-f]{32})(?:\.(?:jpg|png)|-(?:small|tiny)\.webp)$/;

/**
 * Returns the address of a smaller copy of an uploaded picture; any other address is returned as it
 * is.
 *
 * @example
 * ```ts
 * const logo = toPictureSize(`/files/3/${"0a".repeat(16)}.png`, "tiny");
 * console.log(logo); // ends with -tiny.webp
 * ```
 */
export const toPictureSize = (address: string, size: PictureSize): string =>
  address.replace(picture, `$1-${size}.webp`);
