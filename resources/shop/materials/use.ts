/** A record that uses a file, and the fields that contain it. */
export interface Use {
  /** The file's id in the materials. */
  material: number;
  resource: string;
  /** Whether the record is in the trash; it needs its pictures when it is restored. */
  trash: boolean;
  id: number;
  /** Names of the fields; the parent field where the file is in a child row. */
  fields: string[];
  /** The record's name; null where the actor may not read it. */
  label: string | null;
}
export interface FolderCount {
  /** Null for files in no folder. */
  folder: number | null;
  count: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const isUse = (value: unknown): value is Use =>
  isRecord(value) &&
  typeof value.material === "number" &&
  typeof value.resource === "string" &&
  typeof value.trash === "boolean" &&
  typeof value.id === "number" &&
  Array.isArray(value.fields);
const isFolderCount = (value: unknown): value is FolderCount =>
  isRecord(value) &&
  typeof value.count === "number" &&
  (value.folder === null || typeof value.folder === "number");

export const isUseList = (value: unknown): value is Use[] =>
  Array.isArray(value) && value.every(isUse);
export const isFolderList = (value: unknown): value is FolderCount[] =>
  Array.isArray(value) && value.every(isFolderCount);
