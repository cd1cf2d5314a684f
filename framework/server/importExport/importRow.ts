import { sql } from "kysely";
import {
  type Field,
  type Fields,
  findField,
  getApp,
  getEmptyValue,
  getRowFields,
  InvalidValue,
  type Issues,
  isOwnCurrency,
  listComparedFields,
  parseFields,
  type Resource,
} from "../../schema/index.ts";
import { invalid } from "../domainError.ts";
import type { Caller, Engine } from "../engine.ts";
import { getServerKind } from "../fields/serverKinds.ts";
import { withExpected } from "../operations/compareAndSet.ts";
import { findChanges } from "../operations/findChanges.ts";
import { isEqual } from "../operations/isEqual.ts";
import type { StoredRow } from "../operations/readRecord.ts";
import { withInstants } from "../parseLocalTime.ts";
import { columnRef, tableRef } from "../sql/columns.ts";
import { tenantRef } from "../sql/tenancy.ts";
import { tenantScopeSql } from "../sql/tenantScope.ts";
import type { Calculated, StandardRow, TableRow } from "../tables/DB.ts";
import type { Tx } from "../transaction.ts";
import { type FileColumn, getFileFields, groupKey, isKey } from "./columns.ts";
import { type Fill, fillBlanks, isFilled } from "./fillBlanks.ts";
import { fillLanguages, type LanguageFill } from "./fillLanguages.ts";
import type { ImportExport } from "./importExport.ts";
import { ImportNotes } from "./importNotes.ts";
import { mergeChildren, withDefaults } from "./mergeChildren.ts";
import { parseCell } from "./parseCell.ts";
import { findKnownFiles, takePictures, type WantedPicture } from "./pictureAddresses.ts";
import { ReferenceNames } from "./referenceNames.ts";
import type { SheetNumbers } from "./sheetNumbers.ts";
import {
  getOwnText,
  getText,
  type Line,
  listChildLines,
  type SheetRecord,
} from "./sheetRecords.ts";
import { parseAddresses } from "./splitText.ts";

export type Values = Record<string, unknown>;

/** The values of one record, its key and its group in the file; or the error of its lines. */
export type ReadRow =
  | { values: Values; key: string; group: string; row: number }
  | { error: unknown };

/** Options of a run for reading its file, in addition to the columns. */
export interface ReadOptions {
  /** Whether pictures on the web are fetched instead of linked. */
  fetches: boolean;
  /** Whether missing targets of references are created by name. */
  createMissing: boolean;
  /**
   * Whether the file comes from another tenant or another program: names that this tenant does not
   * have are omitted unless required.
   */
  omitsUnknownNames: boolean;
  /** Whether records that do not exist are rejected instead of added. */
  onlyUpdates: boolean;
  /** Whether stored child rows that are missing from the file are removed instead of retained. */
  removesUnnamed: boolean;
  /** Id of the upload. */
  importId: string;
  /** Values for blank cells, by column. */
  fill: Fill;
  /** Languages to fill with the text of another one; empty unless requested. */
  languages: LanguageFill;
  timeZone: string;
  numbers: SheetNumbers;
}
/** Converts the cells of one import to values, and caches the names that it has looked up. */
export class RowReader {
  readonly engine: Engine;
  readonly resource: Resource;
  readonly caller: Caller;
  readonly columns: readonly (FileColumn | null)[];
  readonly key: string | null;
  readonly options: ReadOptions;
  /** Values that were changed or omitted while reading. */
  readonly notes = new ImportNotes();
  readonly #fields: Fields;
  readonly #transfer: ImportExport;
  readonly #names: ReferenceNames;
  readonly #keyAt: number;
  readonly #groupAt: number;
  /** Change of each compared number since the upload, by the id of the stored row or child row. */
  #moved: ReadonlyMap<unknown, number> = new Map();
  readonly #firstRows = new Map<string, number>();
  /** Index in the file of each merged child row, by the record's first row and the field. */
  readonly #childSources = new Map<number, Map<string, (number | null)[]>>();
  #known: ReadonlyMap<string, string> = new Map();
  constructor(
    engine: Engine,
    resource: Resource,
    caller: Caller,
    columns: readonly (FileColumn | null)[],
    key: string | null,
    options: ReadOptions,
  ) {
    this.engine = engine;
    this.resource = resource;
    this.caller = caller;
    this.columns = columns;
    this.key = key;
    this.options = options;
    this.#transfer = engine.rules(resource).transfer ?? {};
    this.#fields = getFileFields(resource, this.#transfer);
    this.#names = new ReferenceNames(
      engine,
      resource,
      caller,
      options.createMissing ? (this.#transfer.createMissing ?? []) : [],
    );
    this.#groupAt = columns.findIndex((column) => column?.key === groupKey);
    this.#keyAt = key === null ? -1 : columns.findIndex((column) => column && isKey(column, key));
  }

  /** Reads the values of some records, each of which is valid or invalid independently. */
  async read(tx: Tx, records: readonly SheetRecord[]): Promise<ReadRow[]> {
    await this.#names.learn(
      tx,
      this.columns,
      records.flatMap((lines) => lines.map(({ cells }) => cells)),
    );
    if (this.options.fetches)
      this.#known = await findKnownFiles(tx, this.columns, records, this.caller.actor);
    const found: ReadRow[] = [];
    for (const record of records) {
      this.notes.clear(record[0].row);
      this.#childSources.delete(record[0].row);
      try {
        const { body, issues } = await this.#parseCells(tx, record);
        const { values, issues: wrong } = parseFields(
          this.#fields,
          withInstants(this.#fields, body, this.caller.actor),
        );
        Object.assign(issues, wrong);
        const key = this.#findKey(values, record, issues);
        if (Object.keys(issues).length > 0) throw invalid(issues);
        const group = this.#groupAt < 0 ? "" : getOwnText(record, this.#groupAt).text.toLowerCase();
        found.push({ values, key, group, row: record[0].row });
      } catch (domainError) {
        found.push({ error: domainError });
      }
    }
    return found;
  }
  /** Returns the ids of the existing rows, by key. */
  async existing(tx: Tx, keys: readonly string[]): Promise<Map<string, number>> {
    const { key, resource, caller } = this;
    const wanted = [...new Set(keys)].filter((one) => one !== "");
    if (!key || wanted.length === 0) return new Map();
    const live = [
      ...tenantScopeSql(resource, caller.actor),
      ...(resource.trash ? [sql`t.deleted_at is null`] : []),
    ];
    if (key === groupKey) {
      const named = await tx.run(sql<
        Pick<TableRow<"imported_keys">, "key"> & Calculated<{ id: number }>
      >`select t.id, k.key from imported_keys k join ${tableRef(resource)} t on t.id = k.record_id
          where k.resource = ${resource.name} and ${tenantRef("k")} is not distinct from ${caller.actor.tenantId}::bigint and k.key = any(${wanted}::text[])
          and ${sql.join([sql`true`, ...live], sql` and `)}`);
      return new Map(named.map((row) => [row.key, row.id]));
    }
    const column = findField(resource, key)?.type.traits.localized
      ? sql`${columnRef(key)} ->> 'en'`
      : sql`${columnRef(key)}::text`;
    const where = [sql`lower(${column}) = any(${wanted}::text[])`, ...live];
    // If several have the same text, as titles may, the oldest is used.
    const rows = await tx.run(
      sql<
        Pick<StandardRow, "id"> & Calculated<{ key: string }>
      >`select min(t.id) as id, lower(${column}) as key from ${tableRef(resource)} t where ${sql.join(where, sql` and `)} group by 2`,
    );
    return new Map(rows.map((row) => [row.key, row.id]));
  }
  /** Returns the key of a record, or an empty text if it has none. */
  #findKey(values: Values, record: SheetRecord, issues: Issues): string {
    if (this.key === null || this.#keyAt < 0) return "";
    if (this.key === "id") {
      const { text } = getOwnText(record, this.#keyAt);
      const [, number = ""] = /^#?(\d{1,15})$/.exec(text) ?? [];
      if (text !== "" && number === "") issues.id = { key: "validation.idInvalid" };
      return number;
    }
    if (this.key === groupKey) return getOwnText(record, this.#keyAt).text.toLowerCase();
    const value = values[this.key];
    const text = String(
      (value !== null && typeof value === "object" ? (value as Values).en : value) ?? "",
    ).toLowerCase();
    // If several records of the file have the same text, only the first may claim it.
    const first = this.#firstRows.get(text) ?? record[0].row;
    if (text !== "" && !findField(this.resource, this.key)?.options.unique) {
      this.#firstRows.set(text, first);
      if (first !== record[0].row)
        issues[this.key] = { key: "validation.keyTwice", params: { row: first } };
    }
    return text;
  }
  /**
   * Completes the record that begins in a row: replacement columns become fields, pictures of the
   * web are set aside.
   */
  complete(
    given: Values,
    before: StoredRow | null,
    row: number,
  ): { values: Values; pictures: WantedPicture[] } {
    const issues: Issues = {};
    const values = this.#transfer.parseRow
      ? this.#transfer.parseRow({ ...given }, before, issues)
      : { ...given };
    fillBlanks(this.resource.fields, values, before, this.options.fill);
    for (const name of fillLanguages(this.resource.fields, values, before, this.options.languages))
      this.notes.add(row, row, {
        kind: "languagesFilled",
        field: this.engine.translate(
          this.caller.locale,
          `resources.${this.resource.name}.fields.${name}`,
        ),
      });
    if (!before)
      for (const [name, field] of Object.entries(this.resource.fields))
        if (field.kind === "rows" && values[name])
          values[name] = withDefaults(field, values[name] as Values[]);
    if (Object.keys(issues).length > 0) throw invalid(issues);
    return this.options.fetches
      ? takePictures(this.resource.fields, values, before, this.#known, this.caller.actor)
      : { values, pictures: [] };
  }
  /**
   * Returns the path of an issue with the child row's index in the file, for the record that begins
   * in a row. The path of a stored child row that is missing from the file loses its index.
   */
  pathInFile(row: number, path: string): string {
    const [name = "", place = "", ...rest] = path.split(".");
    const source = this.#childSources.get(row)?.get(name)?.[Number(place)];
    if (source === undefined) return path;
    return source === null ? name : [name, source, ...rest].join(".");
  }
  /** Confirms the reference targets that a batch added, or discards them after its rollback. */
  confirmAdded(saved: boolean): void {
    if (saved) this.#names.confirmAdded();
    else this.#names.forgetAdded();
  }
  /** Reads by how much numbers of stored records have changed since the upload. */
  async readMoved(tx: Tx, stored: readonly StoredRow[]): Promise<void> {
    const fields = Object.entries(this.resource.fields).filter(
      ([, field]) => field.kind === "rows" && listComparedFields(getRowFields(field)).length > 0,
    );
    const own =
      listComparedFields(this.resource.fields).length > 0 ? stored.map(({ id }) => id) : [];
    const children = stored.flatMap((row) =>
      fields.flatMap(([name]) => (row[name] ?? []) as { id: number }[]),
    );
    const ids = [...own, ...children.map(({ id }) => id)];
    if (ids.length > 0)
      this.#moved =
        (await this.#transfer.movedSinceUpload?.(tx, this.options.importId, ids)) ?? new Map();
  }
  /** Returns the values that differ from the stored record, for the record that begins in a row. */
  findChanges(given: Values, before: StoredRow, row: number): Values {
    const changes: Values = {};
    const values = withExpected(this.resource.fields, given, before, this.#moved);
    for (const [name, givenValue] of Object.entries(values)) {
      const field = findField(this.resource, name);
      const saved = before[name];
      // Languages, and columns of child rows, that are missing from the file retain their stored
      // values.
      const value =
        field?.type.traits.localized && givenValue
          ? { ...(saved as object), ...withoutNull(givenValue as Values) }
          : field?.kind === "rows"
            ? this.#expectChildren(
                field,
                withDefaults(
                  field,
                  this.#merge(name, field, givenValue as Values[], saved as Values[], row),
                ),
                saved,
              )
            : givenValue;
      if (!isEqual(value, saved)) changes[name] = value;
    }
    // A value that is stored identically, though written differently in the file, is not a change.
    if (Object.keys(changes).length === 0) return changes;
    const left = findChanges(this.resource, changes, before);
    // The number that a new value expects to replace is not a field.
    for (const { name, key } of listComparedFields(this.resource.fields))
      if (name in left) left[key] = values[key];
    return left;
  }
  /**
   * Returns the child rows that a record will have, and counts the stored ones that are missing
   * from the file.
   */
  #merge(
    name: string,
    field: Field,
    given: readonly Values[],
    stored: readonly Values[],
    row: number,
  ): Values[] {
    const { removesUnnamed } = this.options;
    const { children, unnamed, sources } = mergeChildren(field, given, stored, removesUnnamed);
    const byField = this.#childSources.get(row) ?? new Map<string, (number | null)[]>();
    this.#childSources.set(row, byField.set(name, sources));
    if (unnamed > 0)
      this.notes.add(row, row, {
        kind: removesUnnamed ? "childrenRemoved" : "childrenKept",
        field: this.engine.translate(
          this.caller.locale,
          `resources.${this.resource.name}.fields.${name}`,
        ),
        count: unnamed,
      });
    return children;
  }

  #expectChildren(
    field: Field,
    children: readonly Readonly<Values>[],
    stored: unknown,
  ): Readonly<Values>[] {
    const byId = new Map(((stored ?? []) as Values[]).map((child) => [child.id, child]));
    return children.map((child) => {
      const old = byId.get(child.id);
      return old ? withExpected(getRowFields(field), child, old, this.#moved) : child;
    });
  }

  async #parseCells(tx: Tx, record: SheetRecord): Promise<{ body: Values; issues: Issues }> {
    const [body, issues]: [Values, Issues] = [{}, {}];
    const childrenByField = new Map<string, { lines: readonly Line[]; children: Values[] }>();
    for (const [index, column] of this.columns.entries()) {
      if (!column || column.key === groupKey || column.key === "id") continue;
      if (column.rows !== null) {
        let inside = childrenByField.get(column.rows);
        if (!inside) {
          const lines = listChildLines(this.columns, record, column.rows);
          inside = { lines, children: lines.map(() => ({})) };
          childrenByField.set(column.rows, inside);
          body[column.rows] = inside.children;
        }
        for (const [place, { row, cells }] of inside.lines.entries()) {
          const at: CellPlace = {
            path: `${column.rows}.${place}.`,
            record: record[0].row,
            row,
            index,
            column,
          };
          const child = inside.children[place] ?? {};
          // Only lookups are awaited: a file has hundreds of thousands of cells.
          const waiting = this.#fill(tx, child, issues, at, getText(cells[index]));
          if (waiting) await waiting;
        }
      } else if (column.field.type.traits.file === "many") {
        const addresses = record.flatMap(({ cells }) => parseAddresses(getText(cells[index])));
        body[column.name] = [...new Set(addresses)];
      } else {
        const { text, line, other } = getOwnText(record, index);
        if (other)
          issues[column.name] = {
            key: "validation.contradicts",
            params: { row: other.row, other: line.row },
          };
        else {
          const at: CellPlace = { path: "", record: record[0].row, row: line.row, index, column };
          const waiting = this.#fill(tx, body, issues, at, text);
          if (waiting) await waiting;
        }
      }
    }
    return { body, issues };
  }
  /** Writes the value of a cell into its record or child row. */
  #fill(tx: Tx, body: Values, issues: Issues, at: CellPlace, text: string): Promise<void> | null {
    const { name, field, language } = at.column;
    if (language) body[name] = { ...(body[name] as Values | undefined), [language]: text || null };
    else if (text === "") body[name] = getEmptyValue(field);
    else if (field.type.traits.reference) return this.#fillReference(tx, body, issues, at, text);
    else {
      const { locale } = this.caller;
      const { timeZone } = this.options;
      const readNumber = (number: string) => this.#readNumber(at, number);
      const reading = { locale, timeZone, readNumber };
      try {
        body[name] = parseCell(this.engine, this.resource, reading, at.column, text);
      } catch (error) {
        if (!(error instanceof InvalidValue)) throw error;
        body[name] = getEmptyValue(field);
        issues[at.path + name] = error.issue;
      }
    }
    return null;
  }
  /** Reads a number in the file's format, and notes what is doubtful about it. */
  #readNumber({ record, row, index, column }: CellPlace, text: string): string {
    const { field, header } = column;
    const isWhole = field.type.traits.whole === true;
    const { text: number, currency, isAmbiguous } = this.options.numbers.read(index, text, isWhole);
    const note = (kind: string, params: Record<string, string | number>) =>
      this.notes.add(record, row, { kind, field: header, params: { from: text, ...params } });
    if (isAmbiguous) note("numberAmbiguous", { to: number });
    if (currency && !isOwnCurrency(currency))
      note("currencyIgnored", { currency, own: getApp().money.symbol });
    const rounded = getServerKind(field).roundCell?.(number, field.options);
    if (!rounded || rounded.digits === number) return number;
    const withUnit = (digits: string) => `${digits} ${rounded.unit}`.trim();
    note("rounded", { from: withUnit(number), to: withUnit(rounded.digits) });
    return rounded.digits;
  }
  async #fillReference(
    tx: Tx,
    body: Values,
    issues: Issues,
    at: CellPlace,
    text: string,
  ): Promise<void> {
    const { name, field, header, key } = at.column;
    const ids: number[] = [];
    let isLeftOut = false;
    for (const one of this.#names.namesIn(field, text)) {
      const { omitsUnknownNames } = this.options;
      const known = await this.#names.findId(tx, field, one);
      const id = known ?? (omitsUnknownNames ? this.#names.findPathEnd(field, one) : null);
      if (id !== null) ids.push(id);
      // The value chosen for the whole file replaces a name that this tenant does not have.
      else if (isFilled(this.options.fill, key))
        this.notes.add(at.record, at.row, {
          kind: "nameReplaced",
          field: header,
          params: { label: one },
        });
      else if (omitsUnknownNames && !field.options.required) {
        isLeftOut = true;
        this.notes.add(at.record, at.row, {
          kind: "nameLeftOut",
          field: header,
          params: { label: one },
        });
      } else {
        const resource = this.#names.findTarget(field).name;
        const params = { label: one, resource, count: 1 };
        issues[at.path + name] = { key: "validation.nameNotFound", params };
      }
    }
    // Retains what the tenant has chosen for the record since an earlier import.
    if (isLeftOut && ids.length === 0) return;
    body[name] = field.type.traits.list ? ids : (ids[0] ?? null);
  }
}
/**
 * A cell: the first row of its record, its own row, its column of the file, and its path in the
 * record.
 */
interface CellPlace {
  path: string;
  record: number;
  row: number;
  index: number;
  column: FileColumn;
}
const withoutNull = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
