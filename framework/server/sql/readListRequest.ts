import { type RawBuilder, sql } from "kysely";
import {
  type Actor,
  canAccessField,
  type Field,
  type FilterSuffix,
  findField,
  findListFilter,
  getDefaultLanguage,
  getDefaultLocale,
  getInitialSort,
  getValueField,
  hasColumn,
  holdsRowId,
  InvalidValue,
  type Issue,
  type Issues,
  isFilterSuffix,
  isSearchable,
  type Locale,
  listContentLanguages,
  listParameters,
  listPredicateFields,
  type Predicate,
  parseValue,
  type Resource,
  supportsSuffix,
  toContentLanguage,
} from "../../schema/index.ts";
import { invalid, invalidInput } from "../domainError.ts";
import { parseLocalTime } from "../parseLocalTime.ts";
import { columnRef, listSystemColumns } from "./columns.ts";
import { type DescendantFilter, descendantSql, findTree } from "./descendants.ts";
import { importedSql } from "./importedSql.ts";
import { predicateSql } from "./predicateSql.ts";
import { type SearchStrategy, searchSql } from "./searchSql.ts";
import { buildSqlFilter, type FilterSource, offersSuffix, type SqlFilter } from "./sqlFilter.ts";
import { tenantScopeSql } from "./tenantScope.ts";

type Sql = RawBuilder<unknown>;
type Params = Readonly<Record<string, unknown>>;

/** A validated request for a page of a list. */
export interface ListRequest {
  page: number;
  pageSize: number;
  sort: string;
  order: "asc" | "desc";
  where: (Predicate | DescendantFilter | SqlFilter)[];
  q: string | null;
  trash: boolean;
}
type ComparisonSuffix = Exclude<FilterSuffix, "under">;

/** Parses an integer from JSON or a query; `true`, `[5]` and `0x10` are not integers. */
function parseInteger(raw: unknown): number | null {
  const value = typeof raw === "string" && /^-?\d{1,16}$/.test(raw.trim()) ? Number(raw) : raw;
  return typeof value === "number" && Number.isSafeInteger(value) ? value : null;
}
/**
 * Parses a whole number from 1 to `max`; `fallback` if it was not sent. `key` names the message of
 * the issue.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export function parseWholeNumber(raw: unknown, fallback: number, max: number, key: string): number {
  if (raw === undefined || raw === "") return fallback;
  const value = parseInteger(raw);
  if (value === null || value < 1 || value > max) throw invalidInput(key);
  return value;
}
/**
 * Parses the number of a page, from 1.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export const parsePage = (raw: unknown) => parseWholeNumber(raw, 1, 10_000_000, "pageInvalid");
/**
 * Parses the number of rows of a page, from 1 to 1,000; 20 if it was not sent.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export const parsePageSize = (raw: unknown) => parseWholeNumber(raw, 20, 1000, "pageSizeInvalid");
function parseText(raw: unknown): string {
  const text = typeof raw === "number" || typeof raw === "boolean" ? String(raw) : raw;
  if (typeof text !== "string" || text.includes("\u0000") || !text.isWellFormed())
    throw new InvalidValue("type.text");
  return text;
}
/**
 * Returns the search text, at most 200 characters; null if there is none.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export function parseSearchText(params: Params): string | null {
  const text = plainText(params, "q").trim();
  return text === "" ? null : text.slice(0, 200).toWellFormed();
}
function plainText(params: Params, name: string): string {
  const raw = params[name];
  if (raw === undefined || raw === null) return "";
  try {
    return parseText(raw);
  } catch {
    throw invalidInput("filterInvalid", { field: name });
  }
}
function parseFlag(raw: unknown): boolean {
  const text = parseText(raw);
  if (text === "1" || text === "true") return true;
  if (text === "0" || text === "false" || text === "") return false;
  throw new InvalidValue("type.boolean");
}
/**
 * Parses ids given as `1,2,3`, as a repeated parameter, or as a list.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export function parseIds(raw: unknown, max = 1000): number[] {
  const list = Array.isArray(raw)
    ? raw
    : raw === undefined || raw === null || raw === ""
      ? []
      : typeof raw === "string"
        ? raw.split(",")
        : [raw];
  if (list.length > max) throw invalidInput("tooManyIds", { max });
  const ids = list.map((one) => parseInteger(one) ?? 0);
  if (ids.some((id) => id < 1)) throw invalidInput("idInvalid");
  return [...new Set(ids)];
}
/**
 * Parses the id of one record, or null if none is given.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export function parseIdOrNull(raw: unknown): number | null {
  const [id, more] = parseIds(raw);
  if (Array.isArray(raw) || more !== undefined) throw invalidInput("idInvalid");
  return id ?? null;
}

/**
 * Parses and validates the parameters of a list; the error for an unknown one names it.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export function readListRequest(
  source: FilterSource,
  resource: Resource,
  actor: Actor,
  given: Params,
): ListRequest {
  const { params, sent } = withMeanings(resource, given);
  // Without a prototype, since a filter may be named `__proto__`.
  const issues: Issues = Object.create(null);
  const where: ListRequest["where"] = [];
  for (const [name, raw] of Object.entries(params)) {
    if (listParameters.includes(name) || raw === undefined || raw === "") continue;
    const found = readFilter(source, resource, actor, name, raw, sent.get(name) ?? name, issues);
    if (found) where.push(found);
  }
  if (params.ids !== undefined) where.push({ op: "in", field: "id", values: parseIds(params.ids) });
  const importId = plainText(params, "importId");
  if (importId !== "")
    where.push({ op: "sql", field: "importId", condition: importedSql(resource, importId) });
  const tab = plainText(params, "tab");
  if (tab !== "") where.push(...parseTab(resource, actor, tab, issues));
  const tabs = plainText(params, "tab_in");
  if (tabs !== "") where.push({ op: "or", all: parseTabs(resource, actor, tabs, issues) });
  const q = parseSearchText(params);
  if (q !== null && !isSearchable(resource))
    issues.q = { key: "validation.searchUnknown", params: { field: "q" } };
  if (Object.keys(issues).length > 0) throw invalid(issues);
  return {
    page: parsePage(params.page),
    pageSize: parsePageSize(params.pageSize),
    ...parseSort(resource, actor, params),
    where,
    q,
    trash: parseTrash(params.trash),
  };
}
/** Renames parameters that are aliases; `sent` contains the caller's name of each. */
function withMeanings(
  { parameters }: Resource,
  given: Params,
): { params: Params; sent: ReadonlyMap<string, string> } {
  const params: Record<string, unknown> = Object.create(null);
  const sent = new Map<string, string>();
  for (const [name, raw] of Object.entries(given)) {
    const meant = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    let filters: Params;
    if (meant === undefined || raw === "") filters = { [name]: raw };
    else if (typeof meant === "string") filters = { [meant]: raw };
    else if (typeof meant === "function") filters = meant(plainText(given, name));
    else if (typeof raw === "string" && Object.hasOwn(meant, raw)) filters = meant[raw] ?? {};
    else throw invalid({ [name]: { key: "validation.filterInvalid", params: { field: name } } });
    for (const [filter, value] of Object.entries(filters)) {
      params[filter] = value;
      sent.set(filter, name);
    }
  }
  return { params, sent };
}
function parseTrash(raw: unknown): boolean {
  try {
    return raw !== undefined && raw !== null && parseFlag(raw);
  } catch {
    throw invalidInput("filterInvalid", { field: "trash" });
  }
}
/**
 * Returns the field that a list may be filtered or sorted by: it has a column, and the actor can
 * read it.
 */
function findColumn(resource: Resource, actor: Actor, name: string): Field | undefined {
  const field = findField(resource, name);
  if (!field || field.type.traits.secret || !canAccessField(actor, field)) return undefined;
  if (!Object.hasOwn(resource.fields, name))
    return listSystemColumns(resource).includes(name) ? field : undefined;
  return hasColumn(field) || field.type.traits.ownTable ? field : undefined;
}

function parseSort(
  resource: Resource,
  actor: Actor,
  params: Params,
): Pick<ListRequest, "sort" | "order"> {
  const initial = getInitialSort(resource, plainText(params, "tab"));
  const sort = sortText(params, "sort") || initial.field;
  const field = findColumn(resource, actor, sort);
  if (!field || !(field.options.sortable || sort === resource.sort[0]))
    throw invalidInput("sortInvalid", { field: sort });
  const given = sortText(params, "order").toLowerCase();
  const order = given || (params.sort ? "asc" : initial.order);
  if (order !== "asc" && order !== "desc") throw invalidInput("sortInvalid", { field: order });
  return { sort, order };
}

function sortText(params: Params, name: string): string {
  try {
    return parseText(params[name] ?? "");
  } catch {
    throw invalidInput("sortInvalid", { field: name });
  }
}

/**
 * Whether the actor can use a tab: its count reveals what its condition reads, so the actor must be
 * able to read those fields.
 */
export const canUseTab = (actor: Actor, resource: Resource, where: Predicate): boolean =>
  listPredicateFields(where).every((name) => findColumn(resource, actor, name) !== undefined);
function parseTab(resource: Resource, actor: Actor, name: string, issues: Issues): Predicate[] {
  const { tabs } = resource;
  const field = tabs && "field" in tabs ? findColumn(resource, actor, tabs.field) : undefined;
  try {
    if (tabs && "field" in tabs && field)
      return [{ op: "eq", field: tabs.field, value: parseValue(field, name) as string }];
  } catch (error) {
    if (!(error instanceof InvalidValue)) throw error;
  }
  const where =
    tabs && "list" in tabs ? tabs.list.find((one) => one.name === name)?.where : undefined;
  if (where && canUseTab(actor, resource, where)) return [where];
  issues.tab = { key: "validation.filterInvalid", params: { field: "tab" } };
  return [];
}

function parseTabs(resource: Resource, actor: Actor, text: string, issues: Issues): Predicate[] {
  try {
    return toDistinct(text.split(",")).flatMap((one) => parseTab(resource, actor, one, issues));
  } catch (error) {
    if (!(error instanceof InvalidValue)) throw error;
    issues.tab_in = filterIssue("tab_in", error);
    return [];
  }
}

/** Reads a filter that is not a field; null if there is none of this name. */
function readSqlFilter(
  source: FilterSource,
  resource: Resource,
  actor: Actor,
  [path = "", suffix, ...rest]: readonly string[],
  raw: unknown,
): SqlFilter | null {
  const filter = findListFilter(resource, path);
  if (!filter || rest.length > 0 || !canAccessField(actor, filter.input)) return null;
  if (suffix !== undefined && (!isFilterSuffix(suffix) || suffix === "under")) return null;
  if (!offersSuffix(filter, suffix)) return null;
  const comparison = filterPredicate(actor, filter.input, path, suffix, raw);
  return buildSqlFilter(source, resource, actor, filter, comparison);
}

function readFilter(
  source: FilterSource,
  resource: Resource,
  actor: Actor,
  name: string,
  raw: unknown,
  /** The caller's name of the filter. */
  sent: string,
  issues: Issues,
): Predicate | DescendantFilter | SqlFilter | undefined {
  const parts = name.split("_");
  const [path = "", suffix, ...rest] = parts;
  const field = findColumn(resource, actor, path);
  const open =
    field &&
    (field.options.filter || field.type.traits.reference === "parent") &&
    rest.length === 0;
  try {
    const own = readSqlFilter(source, resource, actor, parts, raw);
    if (own) return own;
    if (!open || (suffix !== undefined && !isFilterSuffix(suffix))) {
      issues[sent] = { key: "validation.filterUnknown", params: { field: sent } };
      return undefined;
    }
    if (suffix === "under") return parseDescendantFilter(resource, path, raw);
    return filterPredicate(actor, field, path, suffix, raw);
  } catch (error) {
    if (!(error instanceof InvalidValue)) throw error;
    issues[sent] = filterIssue(sent, error);
    return undefined;
  }
}

/** Maximum number of values per filter. */
const maxValues = 1000;
/** Removes duplicates from a list. */
function toDistinct<T>(values: readonly T[]): T[] {
  const distinct = [...new Set(values)];
  if (distinct.length > maxValues) throw new InvalidValue("filterTooLong");
  return distinct;
}
const filterIssue = (name: string, { issue }: InvalidValue): Issue =>
  issue.key === "validation.filterTooLong"
    ? { key: issue.key, params: { field: name, max: maxValues } }
    : { key: "validation.filterInvalid", params: { field: name } };

function parseDescendantFilter(resource: Resource, path: string, raw: unknown): DescendantFilter {
  const tree = findTree(resource, path);
  const ids = toDistinct(
    (Array.isArray(raw) ? raw : parseText(raw).split(",")).map((one) => parseInteger(one) ?? 0),
  );
  if (!tree || ids.some((id) => id < 1)) throw new InvalidValue("filterInvalid");
  return { op: "under", field: path, tree, ids };
}

/** Whether a value is outside the range of an integer column; id columns are wider. */
const beyondInteger = (field: Field, value: unknown): boolean =>
  !holdsRowId(field) &&
  field.type.traits.whole === true &&
  !field.options.readOnly &&
  Math.abs(Number(value)) >= 2 ** 31;

/**
 * Returns a comparison with a time in the actor's time zone: an upper bound includes the whole day,
 * minute or second, and equality matches anywhere in it. Null when the value contains its zone, or
 * is not a time.
 */
function localTimePredicate(
  actor: Actor,
  path: string,
  suffix: ComparisonSuffix | undefined,
  raw: unknown,
): Predicate | null {
  const time = parseLocalTime(raw, actor);
  if (!time) return null;
  const { start, end } = time;
  if (suffix === "lte") return { op: "lt", field: path, value: end };
  if (suffix === "gt") return { op: "gte", field: path, value: end };
  if (suffix === "gte" || suffix === "lt") return { op: suffix, field: path, value: start };
  if (suffix !== undefined) return null;
  return {
    op: "and",
    all: [
      { op: "gte", field: path, value: start },
      { op: "lt", field: path, value: end },
    ],
  };
}

/** Parses one value that a filter compares a field with: of a list, one of its items. */
function parseItem(actor: Actor, field: Field, item: unknown): unknown {
  const { localized, list, time } = field.type.traits;
  if (localized) return parseText(item);
  if (time === "instant") return parseValue(field, parseLocalTime(item, actor)?.start ?? item);
  if (!list || item === "") return parseValue(field, item);
  return [parseValue(field, [item])].flat()[0];
}

const isBound = (suffix: ComparisonSuffix | undefined): boolean =>
  suffix === "gt" || suffix === "gte" || suffix === "lt" || suffix === "lte";

function filterPredicate(
  actor: Actor,
  field: Field,
  path: string,
  suffix: ComparisonSuffix | undefined,
  raw: unknown,
): Predicate {
  const shown = getValueField(field);
  const { traits } = shown.type;
  if (!supportsSuffix(shown, suffix ?? "in", false)) throw new InvalidValue("filterInvalid");
  if (suffix === "empty") return { op: parseFlag(raw) ? "empty" : "filled", field: path };
  if (suffix === "contains" || suffix === "startsWith")
    return { op: suffix, field: path, value: parseText(raw) };
  const local = traits.time === "instant" ? localTimePredicate(actor, path, suffix, raw) : null;
  if (local) return local;
  const isSplit = traits.choice || traits.reference || suffix === "in" || suffix === "notIn";
  const items = Array.isArray(raw) ? raw : isSplit ? parseText(raw).split(",") : [raw];
  const values = toDistinct(items).map((item) => {
    const value = parseItem(actor, shown, item);
    if (beyondInteger(shown, value)) throw new InvalidValue("type.integer");
    return value as string | number | boolean | null;
  });
  if (suffix === "in" || suffix === "notIn") return { op: suffix, field: path, values };
  // A comparison has one bound; several ones would otherwise be read as a list of equal values.
  if (values.length > 1 && isBound(suffix)) throw new InvalidValue("filterInvalid");
  if (values.length > 1) return { op: suffix === "ne" ? "notIn" : "in", field: path, values };
  return { op: suffix === undefined ? "eq" : suffix, field: path, value: values[0] ?? null };
}

/**
 * Builds the conditions of a list: the fixed ones (tenant scope, trash), then those of the request.
 * `most` limits what the search text finds, see `searchSql`.
 */
export function whereSql(
  resource: Resource,
  actor: Actor,
  request: Pick<ListRequest, "where" | "q" | "trash">,
  strategy: SearchStrategy = "index",
  more: readonly Sql[] = [],
  most: number | null = null,
): Sql {
  const all: Sql[] = [...tenantScopeSql(resource, actor), ...more];
  if (resource.trash)
    all.push(request.trash ? sql`t.deleted_at is not null` : sql`t.deleted_at is null`);
  for (const one of request.where)
    if (one.op === "sql") all.push(one.condition);
    else if (one.op === "under") all.push(descendantSql(resource, one));
    else all.push(predicateSql(resource, one, actor, strategy));
  if (request.q) all.push(searchSql(resource, actor, request.q, strategy, request.trash, most));
  return all.length ? sql`where ${sql.join(all, sql` and `)}` : sql``;
}

/**
 * A localized value in the reader's language, with the default language as the fallback; for
 * readers of that, with any other.
 */
export const inLanguage = (column: Sql, locale: Locale): RawBuilder<string | null> =>
  sql<string | null>`coalesce(${sql.join(
    (locale === getDefaultLocale()
      ? listContentLanguages()
      : [toContentLanguage(locale), getDefaultLanguage()]
    ).map((language) => sql`${column} ->> ${sql.lit(language)}`),
  )})`;
export const sortColumn = (resource: Resource, name: string, locale: Locale): Sql => {
  const field = findField(resource, name);
  if (!field?.type.traits.localized) return columnRef(name);
  return locale === getDefaultLocale()
    ? sql`(${columnRef(name)} ->> ${sql.lit(getDefaultLanguage())})`
    : inLanguage(columnRef(name), locale);
};
