import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import type { Kind } from "./listQuery.ts";

/** A file of the library, as its screens use it. */
export interface Material extends AdminRecord {
  name: string;
  address: string;
  thumb: string | null;
  kind: Kind;
  size: number;
  width: number | null;
  height: number | null;
  folder: number | null;
  useCount: number;
  addTime: string;
}
export interface Folder {
  id: number;
  name: string;
  parent: number | null;
  version: number;
}
export interface PlacedFolder extends Folder {
  /** Number of folders that contain it. */
  depth: number;
  /** Its name, preceded by those of its parent folders. */
  path: string;
}

/**
 * Returns the folders in tree order, parents first; a folder whose parent is missing is at the top
 * level.
 */
export function placeFolders(folders: readonly Folder[]): PlacedFolder[] {
  const known = new Set(folders.map(({ id }) => id));
  const below = (parent: number | null, depth: number, path: string): PlacedFolder[] =>
    depth > 20
      ? []
      : folders
          .filter(
            (one) => (one.parent !== null && known.has(one.parent) ? one.parent : null) === parent,
          )
          .flatMap((one) => {
            const placed = { ...one, depth, path: path + one.name };
            return [placed, ...below(one.id, depth + 1, `${placed.path} / `)];
          });
  return below(null, 0, "");
}

const units = ["B", "KB", "MB", "GB"];
/** Formats a file size: 1,536 bytes are 1.5 KB. */
export function formatSize(bytes: number, locale: string): string {
  const step = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  const value = bytes / 1024 ** step;
  const digits = step > 0 && value < 10 ? 1 : 0;
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value)} ${units[step]}`;
}
export const formatPixels = ({
  width,
  height,
}: Pick<Material, "width" | "height">): string | null =>
  width && height ? `${width} × ${height}` : null;
