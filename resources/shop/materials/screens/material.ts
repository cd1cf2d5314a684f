import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { type RecordWith, requireFields } from "../../../../framework/admin/requireFields.ts";
import type { materialFolders } from "../../materialFolders/materialFolders.ts";
import type { materials } from "../materials.ts";

const listedFields = [
  "name",
  "address",
  "thumb",
  "kind",
  "size",
  "width",
  "height",
  "folder",
  "useCount",
  "addTime",
] as const;
/** A file of the library, as its screens use it. */
export type Material = RecordWith<AdminRecord<typeof materials>, (typeof listedFields)[number]>;
/**
 * Returns a record as a file of the library.
 *
 * @throws {Error} when the record is no row of the list of files.
 */
export const toMaterial = (record: AdminRecord<typeof materials>): Material =>
  requireFields(record, listedFields);

/** A folder of the library. */
export type Folder = RecordWith<AdminRecord<typeof materialFolders>, "name" | "parent">;
/**
 * Returns a record as a folder.
 *
 * @throws {Error} when the record is no row of the list of folders.
 */
export const toFolder = (record: AdminRecord<typeof materialFolders>): Folder =>
  requireFields(record, ["name", "parent"]);
export type PlacedFolder = Folder & {
  /** Number of folders that contain it. */
  depth: number;
  /** Its name, preceded by those of its parent folders. */
  path: string;
};

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
