import type { Locale, Resource } from "../../schema/index.ts";
import type { Engine } from "../engine.ts";
import type { CellReading } from "../fields/ServerKind.ts";
import { getServerKind } from "../fields/serverKinds.ts";
import { ChoiceCells } from "./choiceCells.ts";
import type { FileColumn } from "./columns.ts";

/** The choices of a column, which a file's thousands of cells are compared with. */
const known = new WeakMap<FileColumn, ChoiceCells>();

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
  const toChoice = (part: string) => {
    let cells = known.get(column);
    if (!cells) {
      cells = new ChoiceCells(resource, column, locale, engine.translate);
      known.set(column, cells);
    }
    return cells.read(part);
  };
  const { parseCell: parse } = getServerKind(column.field);
  return parse ? parse(text, { ...reading, toChoice }) : text;
}
