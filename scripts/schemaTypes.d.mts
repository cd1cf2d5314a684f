export interface ParsedColumn {
  name: string;
  type: string;
  isNull: boolean;
  isGenerated: boolean;
  isOptional: boolean;
  isInternal: boolean;
}
export function parseColumn(line: string): ParsedColumn | null;
export function printSchemaTypes(schema: string, specifier: string): string;
