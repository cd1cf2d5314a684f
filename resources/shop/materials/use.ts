/** A record that uses a file, and in which of its fields. */
export interface Use {
  /** The file's id among the materials. */
  material: number;
  resource: string;
  /** A record that lies in the trash may come back, and then needs its pictures. */
  trash: boolean;
  id: number;
  /** Names of the fields, outer ones where the file is in a child row. */
  fields: string[];
  /** What the record is called; nothing where the reader may not look at it. */
  label: string | null;
}
export interface FolderCount {
  /** Nothing for what lies in no folder. */
  folder: number | null;
  count: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isUse = (value: unknown): value is Use =>
  isRecord(value) &&
  typeof value.material === "number" &&
  typeof value.resource === "string" &&
  typeof value.trash === "boolean" &&
  typeof value.id === "number" &&
  Array.isArray(value.fields);
const isFolderCount = (value: unknown): value is FolderCount =>
  isRecord(value) && typeof value.count === "number" && (value.folder === null || typeof value.folder === "number");

export const isUseList = (value: unknown): value is Use[] => Array.isArray(value) && value.every(isUse);
export const isFolderList = (value: unknown): value is FolderCount[] =>
  Array.isArray(value) && value.every(isFolderCount);
export const isIdList = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === "number");
