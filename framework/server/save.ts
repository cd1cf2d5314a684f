import { hash } from "@node-rs/argon2";
import { sql } from "kysely";
import {
  applies,
  type Fields,
  type Issues,
  mayField,
  parseFields,
  type Resource,
  snakeCase,
  toWire,
  validate,
} from "../schema/index.ts";
import { type AuditedOperation, audit, differenceOf } from "./audit.ts";
import { changed } from "./changed.ts";
import { saveChildren } from "./children.ts";
import { cleanHtml } from "./cleanHtml.ts";
import { hasColumn, tableRef, writeValue } from "./columns.ts";
import type { Caller, Engine } from "./engine.ts";
import { checkTargets, checkTree } from "./pointing.ts";
import { addChildren, present, presentRecord, type Rec, readRecord, readStored, storedColumns } from "./read.ts";
import { conflict, invalid, invalidInput } from "./refusal.ts";
import type { Tx } from "./tenancy.ts";

type Values = Record<string, unknown>;
/** What clients send back of what they were sent; the server alone writes it. */
const ignored = ["addTime", "addBy", "updTime", "updBy", "shopId", "_labels", "deletedAt"];
const same = (left: unknown, right: unknown) => JSON.stringify(left ?? null) === JSON.stringify(right ?? null);
const isEmpty = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

/** A body of `editSubmit`: which record, at which version, and the values that it gives. */
export interface SaveRequest {
  id: number | null;
  version: number | null;
  values: Values;
}
export function readSaveRequest(resource: Resource, body: Readonly<Record<string, unknown>>): SaveRequest {
  const { id, version, ...given } = body;
  const rest: Values = { ...given };
  for (const name of ignored) delete rest[name];
  const parsed = parseFields(resource.fields, rest);
  if (Object.keys(parsed.issues).length > 0) throw invalid(parsed.issues);
  return { id: wholeOrNull(id), version: wholeOrNull(version), values: parsed.values };
}
function wholeOrNull(raw: unknown): number | null {
  if (raw === undefined || raw === null || raw === "") return null;
  const value = Number(raw);
  if (!Number.isSafeInteger(value) || value < 1) throw invalidInput("idInvalid");
  return value;
}

/** A save that would undo somebody else's is refused, and answers the record as it is now. */
export async function checkVersion(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  caller: Caller,
  before: Rec,
  version: number | null,
): Promise<void> {
  if (version === null || version === before.version) return;
  const current = { ...before };
  await present(engine, tx, resource, caller, [current]);
  throw conflict("record.stale", "stale", undefined, { current: toWire(resource, current) });
}

/** Creates a record, or changes the one with the request's id; one transaction, that of the caller. */
export async function save(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  caller: Caller,
  request: SaveRequest,
  operation: AuditedOperation = request.id ? "edit" : "create",
): Promise<Rec> {
  const { actor } = caller;
  const before = request.id === null ? null : await readStored(tx, resource, actor, request.id, { lock: true });
  if (before) await checkVersion(engine, tx, resource, caller, before, request.version);
  const values = { ...request.values };
  refuseLocked(resource, caller, values, before);
  if (!before) addDefaults(resource.fields, values);
  const record: Values = { ...before, ...values };
  emptyWhatDoesNotApply(resource.fields, record, values);
  const issues = validate(resource.fields, before ? withoutUntouchedPasswords(resource.fields, record) : record);
  Object.assign(issues, await checkTargets(engine, tx, resource, actor, values));
  if (resource.parent && resource.parent in values)
    Object.assign(
      issues,
      await checkTree(tx, resource, request.id, (values[resource.parent] ?? null) as number | null),
    );
  if (Object.keys(issues).length > 0) throw invalid(issues);
  const rules = engine.rules(resource);
  if (rules.beforeSave) {
    const given = { ...record };
    await rules.beforeSave({ tx, actor, locale: caller.locale, record, before });
    for (const name of Object.keys(resource.fields)) if (!same(given[name], record[name])) values[name] = record[name];
  }
  const stored = await store(tx, resource, caller, before, values);
  await rules.afterSave?.({ tx, actor, locale: caller.locale, record: stored, before });
  const changes = differenceOf(resource, before, stored);
  await Promise.all([
    ...(!before || Object.keys(changes).length > 0
      ? [audit(tx, resource, caller, { operation, record: stored, changes })]
      : []),
    changed(engine, tx, resource, stored),
  ]);
  return stored;
}
/** The same, answering the record as it is sent. */
export async function saveAndRead(
  engine: Engine,
  tx: Tx,
  resource: Resource,
  caller: Caller,
  request: SaveRequest,
): Promise<Rec> {
  const stored = await save(engine, tx, resource, caller, request);
  // A rule that ran after the save may have written more.
  if (engine.rules(resource).afterSave) return readRecord(engine, tx, resource, caller, stored.id);
  return presentRecord(engine, tx, resource, caller, { ...stored });
}

/** A field that one may not write is named, unless what was sent is what is there. */
function refuseLocked(resource: Resource, { actor }: Caller, values: Values, before: Rec | null): void {
  const issues: Issues = {};
  for (const name of Object.keys(values)) {
    const field = resource.fields[name];
    if (!field) continue;
    const locked = !mayField(actor, field)
      ? "refusal.forbiddenField"
      : field.options.readOnly
        ? "validation.readOnly"
        : before && field.options.createOnly
          ? "validation.createOnly"
          : null;
    if (!locked) continue;
    if (same(values[name], before?.[name])) delete values[name];
    else issues[name] = { key: locked, params: { field: name } };
  }
  if (Object.keys(issues).length > 0) throw invalid(issues);
}
function addDefaults(fields: Fields, values: Values): void {
  for (const [name, field] of Object.entries(fields)) {
    if (values[name] === undefined && field.options.default !== undefined) values[name] = field.options.default;
    if (
      values[name] === undefined &&
      (field.kind === "rows" || field.kind === "references" || field.kind === "images" || field.kind === "choices")
    )
      values[name] = [];
  }
}
/** A field whose condition stopped holding is emptied, unless the call itself gives it a value, which is then named as wrong. */
function emptyWhatDoesNotApply(fields: Fields, record: Values, values: Values): void {
  for (const [name, field] of Object.entries(fields)) {
    if (
      !field.options.when ||
      applies(field, record) ||
      (name in values && !isEmpty(values[name]) && !same(values[name], field.options.default))
    )
      continue;
    if (!isEmpty(record[name])) record[name] = values[name] = null;
  }
}
/** A password is not read back, so that on an edit its absence is no mistake. */
const withoutUntouchedPasswords = (fields: Fields, record: Values): Values => {
  const given = { ...record };
  for (const [name, field] of Object.entries(fields))
    if (field.kind === "password" && given[name] === undefined) given[name] = "unchanged";
  return given;
};

/** Writes the columns that were given, then child rows; answers the record as stored. */
export async function store(
  tx: Tx,
  resource: Resource,
  caller: Caller,
  before: Rec | null,
  values: Values,
): Promise<Rec> {
  const { actor } = caller;
  const author = actor.id === 0 ? null : actor.id;
  const columns: [string, unknown][] = [];
  for (const [name, value] of Object.entries(values)) {
    const field = resource.fields[name];
    if (!field || !hasColumn(field)) continue;
    const kept =
      field.kind === "password" && typeof value === "string"
        ? await hash(value)
        : field.kind === "richText" && typeof value === "string"
          ? cleanHtml(value)
          : value;
    columns.push([snakeCase(name), writeValue(field, kept)]);
  }
  const row = before
    ? await update(tx, resource, before.id, author, columns)
    : await insert(tx, resource, actor.shopId, author, columns);
  const children = Object.keys(resource.fields).filter((name) =>
    ["rows", "references"].includes(resource.fields[name]?.kind ?? ""),
  );
  for (const name of children) row[name] = before?.[name] ?? [];
  // A new row without children has none to look for.
  const given = children.filter((name) => name in values && (before || (values[name] as unknown[]).length > 0));
  await saveChildren(tx, resource, row, Object.fromEntries(given.map((name) => [name, values[name]])));
  await addChildren(tx, resource, given, [row]);
  return row;
}

async function insert(
  tx: Tx,
  resource: Resource,
  shopId: number | null,
  author: number | null,
  columns: [string, unknown][],
): Promise<Rec> {
  const all: [string, unknown][] = [...columns, ["add_by", author], ["upd_by", author]];
  if (resource.owner === "shop") all.push(["shop_id", shopId]);
  const names = sql.join(all.map(([name]) => sql.ref(name)));
  const row = await tx.first<Rec>(
    sql`insert into ${tableRef(resource)} as t (${names}) values (${sql.join(all.map(([, value]) => sql`${value}`))}) returning ${storedColumns(resource)}`,
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
): Promise<Rec> {
  const sets = columns.map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const row = await tx.first<Rec>(
    sql`update ${tableRef(resource)} t set ${sql.join([...sets, sql`upd_by = ${author}`, sql`upd_time = now()`, sql`version = version + 1`])} where t.id = ${id} returning ${storedColumns(resource)}`,
  );
  if (!row) throw new Error(`${resource.name} ${id}: nothing was updated`);
  return row;
}
