import { emptyValues } from "../../../../../framework/admin/input/emptyValues.ts";
import { isSameValue } from "../../../../../framework/admin/isSameValue.ts";
import type { Fields, Issue } from "../../../../../framework/schema/index.ts";
import { type Change, createIdCounter } from "../logic/attributeChanges.ts";
import { type Column, listColumns, parseTypedCell, readCell } from "../logic/cellText.ts";
import { type Attribute, limits, type Matrix, type SkuRow } from "../logic/matrix.ts";
import { type Place, type Range, toRange } from "../logic/range.ts";
import { complete } from "../logic/rows.ts";
import {
  type CellError,
  collectErrors,
  createRowReader,
  type RowErrors,
  type ServerIssues,
} from "./rowIssues.ts";
import {
  createRowViews,
  type Editing,
  type EditWay,
  getRowNames,
  type RowNames,
  type RowView,
} from "./rowViews.ts";

/** A cell with its error. */
export type WrongCell = Place & { error: CellError };
const noneWrong: readonly WrongCell[] = [];
/** Returns the columns in which a row differs from the stored one; none for a new row. */
const listChangedCells = (
  row: SkuRow,
  old: SkuRow | undefined,
  columns: readonly Column[],
): string =>
  old === undefined
    ? ""
    : columns
        .filter(({ name }) => !isSameValue(row[name], old[name]))
        .map(({ name }) => name)
        .join();

export type MatrixStore = ReturnType<typeof createMatrixStore>;
const origin: Place = { row: 0, column: 0 };
const longestPast = 200;

/**
 * Creates the store of an edited matrix: its data, the active cell and selection, the errors, and
 * the undo history.
 */
export function createMatrixStore(fields: Fields) {
  const columns = listColumns(fields);
  const { attrPath: _path, attrName: _name, ...blank } = emptyValues(fields);
  const findRowIssues = createRowReader(fields);
  const listeners = new Set<() => void>();
  let matrix: Matrix = { attributes: [], rows: [] };
  let nextId = createIdCounter([]);
  let past: Matrix[] = [];
  let future: Matrix[] = [];
  let lastOperation = "";
  let active = origin;
  let anchor = origin;
  let editing: Editing | null = null;
  let draft = "";
  let saved = false;
  let stocked = false;
  let serverIssues: ServerIssues = new Map();
  let named: RowNames = { names: [], spans: [] };
  let namedBy: { attributes?: readonly Attribute[]; paths?: readonly string[] } = {};
  let errors: readonly (RowErrors | null)[] = [];
  let stored: ReadonlyMap<unknown, SkuRow> = new Map();
  let changed: readonly string[] = [];
  let views: readonly RowView[] = [];
  let paths: readonly string[] = [];
  let stock = 0;
  let wrong = noneWrong;
  let written: (matrix: Matrix) => void = () => {};

  /** Recomputes the names, errors and total stock of the rows. */
  function look(): void {
    errors = collectErrors({ rows: matrix.rows, findRowIssues, serverIssues, saved, stocked });
    changed = matrix.rows.map((row) => listChangedCells(row, stored.get(row.id), columns));
    const keys = matrix.rows.map((row) => row.attrPath);
    if (keys.length !== paths.length || keys.some((key, index) => key !== paths[index]))
      paths = keys;
    if (namedBy.attributes !== matrix.attributes || namedBy.paths !== paths) {
      namedBy = { attributes: matrix.attributes, paths };
      named = getRowNames(matrix);
    }
    stock = matrix.rows.reduce(
      (sum, row) => sum + (typeof row.stock === "number" ? row.stock : 0),
      0,
    );
    const found = errors.flatMap((one, row) =>
      columns.flatMap(({ name }, column) => {
        const error = one?.[name];
        return error === undefined ? [] : [{ row, column, error }];
      }),
    );
    wrong = found.length > 0 ? found : noneWrong;
    publish();
  }
  function publish(): void {
    views = createRowViews(
      { rows: matrix.rows, named, errors, changed, active, range: range(), editing },
      views,
    );
    for (const listener of listeners) listener();
  }
  const range = (): Range => toRange(anchor, active);
  const clamped = ({ row, column }: Place): Place => ({
    row: Math.max(0, Math.min(matrix.rows.length - 1, row)),
    column: Math.max(0, Math.min(columns.length - 1, column)),
  });
  function replace(next: Matrix): void {
    matrix = next;
    active = clamped(active);
    anchor = clamped(anchor);
    look();
    written(matrix);
  }
  function write(next: Matrix, command = ""): void {
    if (next === matrix) return;
    if (command === "" || command !== lastOperation)
      past = [...past.slice(1 - longestPast), matrix];
    lastOperation = command;
    future = [];
    replace(next);
  }
  const columnAt = ({ column }: Place) => columns[column];
  /** Writes the text of the open input; an unedited input changes nothing. */
  function close(): void {
    if (!editing) return;
    const { place, text } = editing;
    const column = columnAt(place);
    const untouched = draft === text && editing.way !== "over";
    editing = null;
    if (!column || untouched) publish();
    else
      setCells(
        (row, index, name) =>
          index === place.row && name === column.name ? readCell(column.field, draft) : row[name],
        true,
      );
  }
  /** Sets all cells to their new values, as a single undo step. */
  function setCells(
    newValue: (row: SkuRow, index: number, name: string) => unknown,
    always = false,
  ): void {
    let changed = false;
    const rows = matrix.rows.map((row, index) => {
      const values = columns
        .map(({ name }) => [name, newValue(row, index, name)] as const)
        .filter(([name, value]) => value !== row[name]);
      if (values.length === 0) return row;
      changed = true;
      return { ...row, ...Object.fromEntries(values) };
    });
    if (changed) write({ ...matrix, rows });
    else if (always) publish();
  }
  function step(from: Matrix[], to: Matrix[]): void {
    const next = from.pop();
    if (!next) return;
    editing = null;
    lastOperation = "";
    to.push(matrix);
    replace(next);
  }

  return {
    columns,
    blank,
    fields,
    nextId: () => nextId(),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    matrix: (): Matrix => matrix,
    attributes: (): readonly Attribute[] => matrix.attributes,
    view: (index: number): RowView | undefined => views[index],
    paths: () => paths,
    stock: () => stock,
    /** The cells with errors, in reading order. */
    wrong: () => wrong,
    active: () => active,
    editing: () => editing,
    range,
    size: () => ({ rows: matrix.rows.length, columns: columns.length }),
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,

    /** Loads the form's values; returns whether they had all rows already. */
    load(attributes: readonly Attribute[], rows: readonly SkuRow[]): boolean {
      const next = complete(attributes, rows, blank, limits.rows);
      const counter = createIdCounter(attributes, rows);
      nextId = counter;
      past = [];
      future = [];
      editing = null;
      matrix = next;
      active = clamped(active);
      anchor = active;
      look();
      return next.rows.length === rows.length;
    },
    /** Sets the rows as they are stored; cells that differ from them are marked. */
    setStored(rows: readonly SkuRow[]): void {
      stored = new Map(rows.flatMap((row) => (row.id === undefined ? [] : [[row.id, row]])));
      look();
    },
    onWrite(listener: (matrix: Matrix) => void): void {
      written = listener;
    },
    /** Sets whether a save has been attempted; reset for a new record. */
    setSaved(next: boolean): void {
      if (saved === next) return;
      saved = next;
      look();
    },
    /** Sets whether a new row without stock is an error. */
    setStocked(next: boolean): void {
      if (stocked === next) return;
      stocked = next;
      look();
    },
    setServerIssues(next: ServerIssues): void {
      if (next.size === 0 && serverIssues.size === 0) return;
      serverIssues = next;
      look();
    },

    select(place: Place, extend = false): void {
      close();
      active = clamped(place);
      if (!extend) anchor = active;
      publish();
    },
    selectAll(): void {
      close();
      anchor = origin;
      active = clamped({ row: Number.MAX_SAFE_INTEGER, column: Number.MAX_SAFE_INTEGER });
      publish();
    },
    /** Opens the input of the active cell: with its value, or empty when typing over it. */
    edit(way: EditWay): void {
      const column = columnAt(active);
      const row = matrix.rows[active.row];
      if (!column || !row || column.field.kind === "image" || editing) return;
      const text = way === "over" ? "" : parseTypedCell(column.field, row[column.name]);
      editing = { place: active, text, way };
      draft = text;
      anchor = active;
      publish();
    },
    type(text: string): void {
      draft = text;
    },
    close,
    /** Closes the input without changing the cell. */
    escape(): void {
      if (!editing) return;
      editing = null;
      publish();
    },
    setCells,
    /**
     * Changes attributes or rows; returns the issue if the change is rejected. Consecutive changes
     * with the same `command` form one undo step.
     */
    change(make: (matrix: Matrix) => Change, command = ""): Issue | null {
      close();
      const change = make(matrix);
      if ("refused" in change) return change.refused;
      write(change.matrix, command);
      return null;
    },
    undo(): void {
      if (editing) close();
      step(past, future);
    },
    redo: () => step(future, past),
  };
}
