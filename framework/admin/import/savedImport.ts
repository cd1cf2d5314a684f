import { type Actor, getApp, type Resource } from "../../schema/index.ts";
import type { DecimalSeparator, ImportPreview } from "../provider.ts";

/** State needed to resume an import; the server stores the file and the progress. */
export interface SavedImport {
  preview: ImportPreview;
  mapping: (string | null)[];
  key: string | null;
  /** Format of the program that wrote the file; null if the columns are mapped manually. */
  dialect: string | null;
  /** Whether missing referenced rows are created by name. */
  add: boolean;
  /** Values for blank cells, by column. */
  fill: Readonly<Record<string, unknown>>;
  /** Whether a text is copied to languages without one. */
  fillLanguages: boolean;
  /** Whether child rows that the file does not list are removed. */
  removeMissing: boolean;
  /** Decimal separator of the file's numbers; null to use the one the file defines. */
  decimal: DecimalSeparator | null;
  /** Whether the run was started, so that the server has a status for it. */
  started: boolean;
}
const isSavedImport = (value: unknown): value is SavedImport =>
  typeof value === "object" &&
  value !== null &&
  "preview" in value &&
  "mapping" in value &&
  Array.isArray(value.mapping) &&
  "fill" in value &&
  "fillLanguages" in value;

/** The key of the pending import of a resource: each member has one in each tenant. */
export function getImportPlace(actor: Actor, { name }: Resource): string {
  const { id, tenancy } = getApp();
  return `${id}.import.${actor.tenantId ?? tenancy.operator}.${actor.id}.${name}`;
}
/** Pending imports in session storage, by `getImportPlace`. */
export const savedImports = {
  read(place: string): SavedImport | null {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(place) ?? "null");
      return isSavedImport(stored) ? stored : null;
    } catch {
      return null;
    }
  },
  write(place: string, saved: SavedImport | null): void {
    try {
      if (saved) sessionStorage.setItem(place, JSON.stringify(saved));
      else sessionStorage.removeItem(place);
    } catch {
      // Without browser storage, an import is lost when its page is closed.
    }
  },
};
