export interface Key {
  name: string;
  columns: readonly string[];
}
export interface Table {
  name: string;
  columns: readonly string[];
  unique: readonly Key[];
  foreign: readonly (Key & { table: string; targets: readonly string[] })[];
  isOfShop: boolean;
}
export interface Declared {
  copied: Readonly<Record<string, string>>;
  own: Readonly<Record<string, string>>;
  single: Readonly<Record<string, string>>;
  changed: Readonly<Record<string, readonly string[]>>;
}
export function readTables(schema: string): Table[];
export function distribute(
  tables: readonly Table[],
  declared: Declared,
): { places: ReadonlyMap<string, { by?: string; kind?: string }>; faults: string[] };
