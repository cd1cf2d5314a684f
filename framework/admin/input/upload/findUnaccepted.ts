import type { Field, FileOptions } from "../../../schema/index.ts";

const pictures = ["image/jpeg", "image/png"];
const videos = ["video/mp4"];
const megabyte = 1024 * 1024;

/**
 * MIME types that a kind accepts. This check only avoids useless uploads; the server inspects the
 * content.
 */
export function listAcceptedTypes(field: Field): readonly string[] {
  const { media } = field.type.traits;
  return media === "film" ? videos : media === "picture" ? pictures : [...pictures, ...videos];
}
/** Default size limit of a file in megabytes. */
export function getMaxSize(field: Field): number {
  const { size }: FileOptions = field.options;
  return size ?? (field.type.traits.media === "picture" ? 10 : 100);
}
export type Unaccepted = { key: "uploadType" | "uploadSize"; size: number } | null;
/** Returns why a file is rejected before the upload. */
export function findUnaccepted(field: Field, file: Pick<File, "type" | "size">): Unaccepted {
  const size = getMaxSize(field);
  if (!listAcceptedTypes(field).includes(file.type)) return { key: "uploadType", size };
  return file.size > size * megabyte ? { key: "uploadSize", size } : null;
}
