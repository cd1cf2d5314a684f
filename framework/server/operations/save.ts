import { hash } from "@node-rs/argon2";
import { sql } from "kysely";
import {
  type Actor,
  applies,
  canAccessField,
  type Field,
  type Fields,
  hasColumn,
  type Issues,
  parseFields,
  type Resource,
  toSnakeCase,
  toWire,
  validate,
} from "../../schema/index.ts";
import { type AuditedOperation, audit, findDifference } from "../audit.ts";
import { cleanValue } from "../cleanHtml.ts";
import { domainError, invalid } from "../domainError.ts";
import type { Caller, Engine } from "../engine.ts";
import { checkFiles } from "../files/checkFiles.ts";
import { toColumnType } from "../migration/columnType.ts";
import { withInstants } from "../parseLocalTime.ts";
import { publishChange } from "../publishChange.ts";
import { tableRef, writeValue } from "../sql/columns.ts";
import { parseIdOrNull } from "../sql/readListRequest.ts";
import type { Tx } from "../transaction.ts";
import { checkUniqueChildren } from "./checkUniqueChildren.ts";
import { assertExpected, ValueChanged, withoutUntouched } from "./compareAndSet.ts";
import { findChanges } from "./findChanges.ts";
import { listOwnedRows, lockOwners } from "./ownedRows.ts";
import {
  addChildren,
  listStoredColumns,
  readRecord,
  readStored,
  type StoredRow,
  serialize,
  serializeRecord,
} from "./readRecord.ts";
import { checkReferencesExist, checkTree, lockTree } from "./references.ts";
import { saveChildren } from "./saveChildren.ts";

type Values = Record<string, unknown>;
/** Fields that clients send back as they received them, and that only the server writes. */
const ignored = ["addTime", "addBy", "updTime", "updBy", "shopId", "_labels", "deletedAt"];
const same = (left: unknown, right: unknown) =>
  JSON.stringify(left ?? null) === JSON.stringify(right ?? null);
const isEmpty = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** Body of `editSubmit`: the record, its version, and the given values. */
export interface SaveRequest {
  id: number | null;
  version: number | null;
  values: Values;
}
/**
 * Parses and validates the body of a save: the values by field, the id of an existing row, and the
 * version that the client has read.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export function readSaveRequest(
  resource: Resource,
  body: Readonly<Record<string, unknown>>,
  actor: Pick<Actor, "timeZone">,
): SaveRequest {
  const { id, version, ...given } = body;
  const rest: Values = { ...given };
  for (const name of ignored) delete rest[name];
  const parsed = parseFields(resource.fields, withInstants(resource.fields, rest, actor));
  if (Object.keys(parsed.issues).length > 0) throw invalid(parsed.issues);
  return { id: parseIdOrNull(id), version: parseVersion(version), values: parsed.values };
}
/**
 * Parses the version of a row that the client has read; null if it was not sent.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export function parseVersion(raw: unknown): number | null {
  try {
    return parseIdOrNull(raw);
  } catch {
    throw invalid({ version: { key: "validation.versionInvalid" } });
  }
}

/**
 * Rejects a save that would overwrite a newer change, and returns the current record with the
 * error.
 *
 * @throws {DomainError} `record.stale` when the row has been saved since it was read.
 */
export async function checkVersion(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  caller: Caller,
  before: StoredRow,
  version: number | null,
): Promise<void> {
  if (version === null || version === before.version) return;
  const current = { ...before };
  await serialize(engine, tx, resource, caller, [current]);
  throw domainError("record.stale", {}, { data: { current: toWire(resource, current) } });
}

/**
 * Creates a record, or updates the one with the request's id, in the caller's transaction.
 *
 * @throws {DomainError} `record.stale` for an older version, with the current record in
 * `data.current`.
 * @throws {DomainError} `record.valueChanged` for a number that has changed since the editor loaded
 * it, with the current record in `data.current`.
 */
export async function save(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  caller: Caller,
  request: SaveRequest,
  operation: AuditedOperation = request.id ? "edit" : "create",
): Promise<StoredRow> {
  try {
    return await saveRecord(engine, tx, resource, caller, request, operation);
  } catch (error) {
    if (!(error instanceof ValueChanged) || request.id === null) throw error;
    const current = await readStored(tx, resource, caller.actor, request.id);
    await serialize(engine, tx, resource, caller, [current]);
    throw error.withCurrent(toWire(resource, current));
  }
}
async function saveRecord(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  caller: Caller,
  request: SaveRequest,
  operation: AuditedOperation,
): Promise<StoredRow> {
  const { actor } = caller;
  if (resource.parent && resource.parent in request.values) await lockTree(tx, resource, actor);
  if (request.id !== null) await lockOwners(engine, tx, resource, [request.id]);
  const before =
    request.id === null ? null : await readStored(tx, resource, actor, request.id, { lock: true });
  if (before) await checkVersion(engine, tx, resource, caller, before, request.version);
  const { values, record, references, issues } = prepare(resource, caller, request.values, before);
  Object.assign(issues, await checkReferencesExist(engine, tx, resource, actor, references));
  if (resource.parent && resource.parent in values)
    Object.assign(
      issues,
      await checkTree(tx, resource, request.id, (values[resource.parent] ?? null) as number | null),
    );
  if (Object.keys(issues).length > 0) throw invalid(issues);
  const rules = engine.rules(resource);
  await runBeforeRule(engine, tx, resource, caller, { values, record, before });
  const changing = before ? findChanges(resource, values, before) : values;
  if (before && Object.keys(changing).length === 0) return before;
  const [taken = {}] = await checkUniqueChildren(tx, resource, [
    { owner: { id: 0 }, values: changing, before },
  ]);
  if (Object.keys(taken).length > 0) throw invalid(taken);
  const stored = await store(tx, resource, caller, before, changing);
  // The row now locks its targets; one deleted in the meantime is detected only now.
  const missing = await checkReferencesExist(engine, tx, resource, actor, references);
  if (Object.keys(missing).length > 0) throw invalid(missing);
  await rules.afterSave?.({
    engine,
    tx,
    actor,
    locale: caller.locale,
    ip: caller.ip,
    record: stored,
    before,
  });
  const changes = findDifference(resource, before, stored);
  if (!before || Object.keys(changes).length > 0)
    await audit(engine, tx, resource, caller, { operation, record: stored, changes });
  await publishChange(engine, tx, resource, stored);
  for (const { name, target: owned } of listOwnedRows(engine, resource))
    if (name in changing) await publishChange(engine, tx, owned, stored);
  return stored;
}
/** Runs the rule before a save, which may change the values or throw. */
export async function runBeforeRule(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  { actor, locale, ip }: Caller,
  { values, record, before }: { values: Values; record: Values; before: StoredRow | null },
): Promise<void> {
  const { beforeSave } = engine.rules(resource);
  if (!beforeSave) return;
  const given = { ...record };
  await beforeSave({ engine, tx, actor, locale, ip, record, before });
  for (const name of Object.keys(resource.fields))
    if (!same(given[name], record[name])) values[name] = record[name];
}
/**
 * Returns the values to write, the resulting record, and the issues found without the database.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export function prepare(
  resource: Resource,
  caller: Caller,
  given: Readonly<Values>,
  before: StoredRow | null,
): { values: Values; record: Values; references: Values; issues: Issues } {
  const values: Values = before ? withoutUntouched(resource.fields, given, before) : { ...given };
  assertNotLocked(resource, caller, values, before);
  if (!before) addDefaults(resource.fields, values);
  if (before) completeRows(resource.fields, values, before);
  if (before) assertExpected(resource.fields, values, before);
  const record: Values = { ...before, ...values };
  emptyWhatDoesNotApply(resource.fields, record, values);
  const issues = {
    ...checkFiles(resource.fields, values, caller.actor, before),
    ...validate(
      resource.fields,
      before ? withoutUntouchedPasswords(resource.fields, record) : record,
    ),
  };
  // Existing references remain valid even if their target is in the trash.
  const references = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !same(value, before?.[name])),
  );
  return { values, record, references, issues };
}
/** Saves a record and returns it in wire format. */
export async function saveAndRead(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  caller: Caller,
  request: SaveRequest,
): Promise<StoredRow> {
  const stored = await save(engine, tx, resource, caller, request);
  // An `afterSave` rule may have written more.
  if (engine.rules(resource).afterSave) return readRecord(engine, tx, resource, caller, stored.id);
  return serializeRecord(engine, tx, resource, caller, { ...stored });
}

/** Rejects fields that the actor cannot write, unless the given value equals the stored one. */
function assertNotLocked(
  resource: Resource,
  { actor }: Caller,
  values: Values,
  before: StoredRow | null,
): void {
  const issues: Issues = {};
  for (const name of Object.keys(values)) {
    const field = resource.fields[name];
    if (!field) continue;
    const locked = !canAccessField(actor, field)
      ? "validation.forbiddenField"
      : field.options.readOnly
        ? "validation.readOnly"
        : before && field.options.createOnly
          ? "validation.createOnly"
          : null;
    if (!locked) continue;
    // An actor who cannot read a field must not learn its value by guessing it.
    if (canAccessField(actor, field) && same(values[name], before?.[name])) delete values[name];
    else issues[name] = { key: locked, params: { field: name } };
  }
  if (Object.keys(issues).length > 0) throw invalid(issues);
}
/** Completes existing child rows that are given in part: missing fields retain their values. */
function completeRows(fields: Fields, values: Values, before: Readonly<Values>): void {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== "rows" || !Array.isArray(values[name])) continue;
    const stored = new Map(((before[name] ?? []) as Values[]).map((row) => [row.id, row]));
    const { fields: inner } = field.options;
    values[name] = (values[name] as Values[]).map((row) => {
      const old = stored.get(row.id);
      return old ? { ...old, ...withoutUntouched(inner, row, old) } : { ...row };
    });
  }
}
function addDefaults(fields: Fields, values: Values): void {
  for (const [name, field] of Object.entries(fields)) {
    if (values[name] === undefined && field.options.default !== undefined)
      values[name] = field.options.default;
    if (values[name] === undefined && field.type.traits.list) values[name] = [];
  }
}
/**
 * Clears a field whose condition no longer holds, unless the call itself gives it a value, which is
 * then reported as an issue.
 */
function emptyWhatDoesNotApply(fields: Fields, record: Values, values: Values): void {
  for (const [name, field] of Object.entries(fields)) {
    if (
      !field.options.visibleWhen ||
      applies(field, record) ||
      (name in values && !isEmpty(values[name]) && !same(values[name], field.options.default))
    )
      continue;
    if (!isEmpty(record[name])) record[name] = values[name] = null;
  }
}
/** Passwords are not read back, so their absence from an edit is not an issue. */
const withoutUntouchedPasswords = (fields: Fields, record: Values): Values => {
  const given = { ...record };
  for (const [name, field] of Object.entries(fields))
    if (field.type.traits.secret && given[name] === undefined && applies(field, record))
      given[name] = "unchanged";
  return given;
};

const toAuthorId = ({ id }: Pick<Actor, "id">): number | null => (id === 0 ? null : id);
const isHashed = (field: Field): boolean =>
  field.kind === "password" && field.options.hashed !== false;
/** Returns the columns of the values as stored: passwords hashed, rich text sanitized. */
async function toColumnValues(
  resource: Resource,
  values: Readonly<Values>,
): Promise<[string, unknown][]> {
  const columns: [string, unknown][] = [];
  for (const [name, value] of Object.entries(values)) {
    const field = resource.fields[name];
    if (!field || !hasColumn(field)) continue;
    const owned =
      typeof value === "string" && isHashed(field) ? await hash(value) : cleanValue(field, value);
    columns.push([toSnakeCase(name), writeValue(field, owned)]);
  }
  return columns;
}
/**
 * Inserts rows in one statement, and their child rows if any; returns the stored records in the
 * same order.
 */
export async function insertAll(
  tx: Tx,
  resource: Resource,
  { actor }: Caller,
  all: readonly Readonly<Values>[],
): Promise<StoredRow[]> {
  if (all.length === 0) return [];
  const author = toAuthorId(actor);
  const given = await Promise.all(
    all.map(async (values) => new Map(await toColumnValues(resource, values))),
  );
  const names = [...new Set(given.flatMap((columns) => [...columns.keys()]))];
  const system: [string, unknown][] = [
    ["add_by", author],
    ["upd_by", author],
    ...(resource.owner === "shop" ? [["shop_id", actor.shopId] as [string, unknown]] : []),
  ];
  const rows = given.map((columns) => {
    const own = names.map((name) => (columns.has(name) ? sql`${columns.get(name)}` : sql`default`));
    return sql`(${sql.join([...own, ...system.map(([, value]) => sql`${value}`)])})`;
  });
  const columns = sql.join(
    [...names, ...system.map(([name]) => name)].map((name) => sql.ref(name)),
  );
  const stored = await tx.run<StoredRow>(
    sql`insert into ${tableRef(resource)} as t (${columns}) values ${sql.join(rows)} returning ${listStoredColumns(resource)}`,
  );
  const children = listChildFields(resource);
  const filled = children.filter((name) => all.some((values) => !isEmpty(values[name])));
  for (const row of stored) for (const name of children) row[name] = [];
  const writes = stored.map((owner, index) => ({
    owner,
    before: null,
    values: Object.fromEntries(filled.map((name) => [name, all[index]?.[name] ?? []])),
  }));
  await saveChildren(tx, resource, author, writes);
  await addChildren(tx, resource, filled, stored);
  return stored;
}
/**
 * Updates rows with one statement per set of changed fields, and the child rows of all of them
 * together; returns the stored records in the same order.
 */
export async function updateAll(
  tx: Tx,
  resource: Resource,
  { actor }: Caller,
  all: readonly { before: StoredRow; values: Readonly<Values> }[],
): Promise<StoredRow[]> {
  const author = toAuthorId(actor);
  const groups = new Map<string, { before: StoredRow; columns: Map<string, unknown> }[]>();
  for (const { before, values } of all) {
    const columns = new Map(await toColumnValues(resource, values));
    const names = [...columns.keys()].sort().join();
    groups.set(names, [...(groups.get(names) ?? []), { before, columns }]);
  }
  const stored = new Map<number, StoredRow>();
  for (const group of groups.values()) {
    const names = Object.entries(resource.fields).flatMap(([name, field]) => {
      const column = toSnakeCase(name);
      return group[0]?.columns.has(column) ? [{ column, type: toColumnType(field) }] : [];
    });
    const rows = group.map(({ before, columns }) => {
      const given = names.map(({ column, type }) => sql`${columns.get(column)}::${sql.raw(type)}`);
      return sql`(${sql.join([sql`${before.id}::bigint`, ...given])})`;
    });
    const given = sql.join(
      ["id", ...names.map(({ column }) => column)].map((name) => sql.ref(name)),
    );
    const sets = names.map(({ column }) => sql`${sql.ref(column)} = given.${sql.ref(column)}`);
    const found = await tx.run<StoredRow>(sql`
      update ${tableRef(resource)} t
      set ${sql.join([...sets, sql`upd_by = ${author}`, sql`upd_time = now()`, sql`version = version + 1`])}
      from (values ${sql.join(rows)}) as given (${given}) where t.id = given.id returning ${listStoredColumns(resource)}`);
    for (const row of found) stored.set(row.id, row);
  }
  const children = listChildFields(resource);
  const writes = all.map(({ before, values }) => {
    const owner = stored.get(before.id);
    if (!owner) throw new Error(`${resource.name} ${before.id}: nothing was updated`);
    for (const name of children) owner[name] = before[name];
    const given = Object.entries(values).filter(([name]) => children.includes(name));
    return { owner, before, values: Object.fromEntries(given) };
  });
  await saveChildren(tx, resource, author, writes);
  for (const name of children) {
    const renewed = writes.filter(({ values }) => name in values).map(({ owner }) => owner);
    if (renewed.length > 0) await addChildren(tx, resource, [name], renewed);
  }
  return writes.map(({ owner }) => owner);
}
const listChildFields = ({ fields }: Resource): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.type.traits.ownTable);

/** Writes the given columns, then child rows; returns the stored record. */
export async function store(
  tx: Tx,
  resource: Resource,
  caller: Caller,
  before: StoredRow | null,
  values: Values,
): Promise<StoredRow> {
  const { actor } = caller;
  const author = toAuthorId(actor);
  const columns = await toColumnValues(resource, values);
  const row = before
    ? await update(tx, resource, before.id, author, columns)
    : await insert(tx, resource, actor.shopId, author, columns);
  const children = listChildFields(resource);
  for (const name of children) row[name] = before?.[name] ?? [];
  // A new row without children has no existing ones to look for.
  const given = children.filter(
    (name) => name in values && (before || (values[name] as unknown[]).length > 0),
  );
  const write = {
    owner: row,
    before,
    values: Object.fromEntries(given.map((name) => [name, values[name]])),
  };
  await saveChildren(tx, resource, author, [write]);
  await addChildren(tx, resource, given, [row]);
  return row;
}

async function insert(
  tx: Tx,
  resource: Resource,
  shopId: number | null,
  author: number | null,
  columns: [string, unknown][],
): Promise<StoredRow> {
  const all: [string, unknown][] = [...columns, ["add_by", author], ["upd_by", author]];
  if (resource.owner === "shop") all.push(["shop_id", shopId]);
  const names = sql.join(all.map(([name]) => sql.ref(name)));
  const row = await tx.first<StoredRow>(
    sql`insert into ${tableRef(resource)} as t (${names}) values (${sql.join(all.map(([, value]) => sql`${value}`))}) returning ${listStoredColumns(resource)}`,
  );
  if (!row) throw new Error(`${resource.name}: nothing was inserted`);
  return row;
}
async function update(
  tx: Tx,
  resource: Resource,
  id: number,
  author: number | null,
  columns: [string, unknown][],
): Promise<StoredRow> {
  const sets = columns.map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const row = await tx.first<StoredRow>(
    sql`update ${tableRef(resource)} t set ${sql.join([...sets, sql`upd_by = ${author}`, sql`upd_time = now()`, sql`version = version + 1`])} where t.id = ${id} returning ${listStoredColumns(resource)}`,
  );
  if (!row) throw new Error(`${resource.name} ${id}: nothing was updated`);
  return row;
}
