import type { Locale, Resource } from "../../schema/index.ts";
import type { Engine } from "../engine.ts";
import type { CellReading } from "../fields/ServerKind.ts";
import { getServerKind } from "../fields/serverKinds.ts";
import { getChoiceCells } from "./choiceCells.ts";
import type { FileColumn } from "./columns.ts";

/**
 * Converts a cell's text for its kind of field, before it is parsed. References are looked up
 * elsewhere.
 *
 * @throws {InvalidValue} when a choice is none of the field's.
 */
export function parseCell(
  engine: Engine,
  resource: Resource,
  { locale, ...reading }: Omit<CellReading, "toChoice"> & { locale: Locale },
  column: FileColumn,
  text: string,
): unknown {
  const toChoice = (part: string) => getChoiceCells(engine, resource, locale, column).read(part);
  const { parseCell: parse } = getServerKind(column.field);
  return parse ? parse(text, { ...reading, toChoice }) : text;
}
