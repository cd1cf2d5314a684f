import type { Locale, Resource } from "../../schema/index.ts";
import type { Engine } from "../engine.ts";
import type { CellReading } from "../fields/ServerKind.ts";
import { getServerKind } from "../fields/serverKinds.ts";
import { type FileColumn, getChoiceLabel } from "./columns.ts";

/**
 * Converts a cell's text for its kind of field, before it is parsed. References are looked up
 * elsewhere.
 */
export function parseCell(
  engine: Engine,
  resource: Resource,
  { locale, ...reading }: Omit<CellReading, "toChoice"> & { locale: Locale },
  column: FileColumn,
  text: string,
): unknown {
  const toChoice = (part: string) =>
    getChoiceLabel(resource, column, part, locale, engine.translate);
  const { parseCell: parse } = getServerKind(column.field);
  return parse ? parse(text, { ...reading, toChoice }) : text;
}
