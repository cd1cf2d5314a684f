import { type RawBuilder, sql } from "kysely";
import {
  type Actor,
  type Field,
  fieldOf,
  InvalidValue,
  type Issues,
  type Kind,
  type Locale,
  mayField,
  type Predicate,
  parseValue,
  type Resource,
} from "../schema/index.ts";
import { columnRef } from "./columns.ts";
import { predicateSql } from "./predicateSql.ts";
import { invalid, invalidInput } from "./refusal.ts";

type Sql = RawBuilder<unknown>;
type Params = Readonly<Record<string, unknown>>;

/** A checked request for a page of a list. */
export interface ListRequest {
  page: number;
  pageSize: number;
  sort: string;
  order: "asc" | "desc";
  where: Predicate[];
  q: string | null;
  trash: boolean;
}
const suffixes = {
  ne: "ne",
  gt: "gt",
  gte: "gte",
  lt: "lt",
  lte: "lte",
  contains: "contains",
  startsWith: "startsWith",
  in: "in",
  notIn: "notIn",
  empty: "empty",
} as const;
type Suffix = keyof typeof suffixes;
const isSuffix = (word: string): word is Suffix => Object.hasOwn(suffixes, word);
const plain = ["page", "pageSize", "sort", "order", "q", "ids", "tab", "trash", "format", "id"];

function wholeNumber(raw: unknown, fallback: number, most: number, key: string): number {
  if (raw === undefined || raw === "") return fallback;
  const value = Number(raw);
  if (!Number.isSafeInteger(value) || value < 1 || value > most) throw invalidInput(key);
  return value;
}
const textOf = (raw: unknown): string => {
  if (typeof raw === "string") return raw;
  if (typeof raw === "number" || typeof raw === "boolean") return String(raw);
  throw invalidInput("filterInvalid", { field: "?" });
};
/** Ids given as `1,2,3`, repeated, or as a list. */
export function idsOf(raw: unknown, most = 1000): number[] {
  const list = (
    Array.isArray(raw) ? raw : raw === undefined || raw === null || raw === "" ? [] : String(raw).split(",")
  ).map(Number);
  if (list.some((id) => !Number.isSafeInteger(id) || id < 1)) throw invalidInput("idInvalid");
  if (list.length > most) throw invalidInput("tooManyIds", { max: most });
  return [...new Set(list)];
}

/** The parameters of a list, each checked: an unknown one is refused by name. */
export function readListRequest(resource: Resource, actor: Actor, params: Params): ListRequest {
  const issues: Issues = {};
  const where: Predicate[] = [];
  for (const [name, raw] of Object.entries(params)) {
    if (plain.includes(name) || raw === undefined || raw === "") continue;
    const found = readFilter(resource, actor, name, raw, issues);
    if (found) where.push(found);
  }
  if (params.ids !== undefined) where.push({ op: "in", field: "id", values: idsOf(params.ids) });
  if (params.tab !== undefined && params.tab !== "") where.push(tabOf(resource, textOf(params.tab), issues));
  if (Object.keys(issues).length > 0) throw invalid(issues);
  const q = params.q === undefined ? "" : textOf(params.q).trim();
  if (q.includes("\u0000")) throw invalidInput("filterInvalid", { field: "q" });
  return {
    page: wholeNumber(params.page, 1, 10_000_000, "pageInvalid"),
    pageSize: wholeNumber(params.pageSize, 20, 1000, "pageSizeInvalid"),
    ...sortOf(resource, actor, params),
    where,
    q: q === "" ? null : q.slice(0, 200),
    trash: ["1", "true"].includes(String(params.trash ?? "")),
  };
}

function sortOf(resource: Resource, actor: Actor, params: Params): Pick<ListRequest, "sort" | "order"> {
  const sort = params.sort === undefined || params.sort === "" ? resource.sort[0] : textOf(params.sort);
  const field = fieldOf(resource, sort);
  const sortable = field && (field.options.sortable || sort === resource.sort[0]) && mayField(actor, field);
  if (!sortable) throw invalidInput("sortInvalid", { field: sort });
  const order =
    params.order === undefined || params.order === ""
      ? params.sort
        ? "asc"
        : resource.sort[1]
      : textOf(params.order).toLowerCase();
  if (order !== "asc" && order !== "desc") throw invalidInput("sortInvalid", { field: order });
  return { sort, order };
}

function tabOf(resource: Resource, name: string, issues: Issues): Predicate {
  const { tabs } = resource;
  if (tabs && "field" in tabs) return { op: "eq", field: tabs.field, value: name };
  const tab = tabs?.list.find((one) => one.name === name);
  if (!tab) issues.tab = { key: "validation.filterInvalid", params: { field: "tab" } };
  return tab?.where ?? { op: "and", all: [] };
}

function readFilter(
  resource: Resource,
  actor: Actor,
  name: string,
  raw: unknown,
  issues: Issues,
): Predicate | undefined {
  const [path = "", suffix] = name.split("_", 2);
  const field = fieldOf(resource, path);
  const open = field && (field.options.filter || field.kind === "parent") && mayField(actor, field);
  if (!open || (suffix !== undefined && !isSuffix(suffix))) {
    issues[name] = { key: "validation.filterUnknown", params: { field: name } };
    return undefined;
  }
  try {
    return filterPredicate(field, path, suffix as Suffix | undefined, raw);
  } catch (error) {
    if (!(error instanceof InvalidValue)) throw error;
    issues[name] = { key: "validation.filterInvalid", params: { field: name } };
    return undefined;
  }
}

const texts: readonly Kind[] = ["text", "longText", "email", "phone", "url", "localized"];
const ordered: readonly Kind[] = ["text", "integer", "decimal", "money", "percent", "duration", "date", "dateTime"];
/** Whether an operator has a meaning for a kind: an id is neither more nor less than another. */
function fits(suffix: Suffix | undefined, kind: Kind): boolean {
  if (suffix === "contains" || suffix === "startsWith") return texts.includes(kind);
  if (suffix === "gt" || suffix === "gte" || suffix === "lt" || suffix === "lte") return ordered.includes(kind);
  return true;
}

const single: readonly string[] = ["choices", "references", "images"];
function filterPredicate(field: Field, path: string, suffix: Suffix | undefined, raw: unknown): Predicate {
  const kind = field.kind === "computed" ? (field.options as unknown as { of: Field }).of : field;
  if (!fits(suffix, kind.kind)) throw new InvalidValue("filterInvalid");
  if (suffix === "empty") return { op: ["1", "true"].includes(String(raw)) ? "empty" : "filled", field: path };
  if (suffix === "contains" || suffix === "startsWith") {
    const text = textOf(raw);
    if (text.includes("\u0000")) throw new InvalidValue("type.text");
    return { op: suffix, field: path, value: text };
  }
  const items = Array.isArray(raw)
    ? raw
    : ["choice", "reference", "parent", "choices", "references"].includes(kind.kind) ||
        suffix === "in" ||
        suffix === "notIn"
      ? textOf(raw).split(",")
      : [raw];
  const of: Field = single.includes(kind.kind)
    ? {
        kind: kind.kind === "references" ? "reference" : kind.kind === "choices" ? "choice" : "text",
        options: kind.options,
      }
    : kind;
  const values = items.map((item) =>
    kind.kind === "localized" ? textOf(item) : (parseValue(of, item) as string | number | boolean | null),
  );
  if (suffix === "in" || suffix === "notIn") return { op: suffix, field: path, values };
  if (values.length > 1) return { op: suffix === "ne" ? "notIn" : "in", field: path, values };
  return { op: suffix === undefined ? "eq" : suffix, field: path, value: values[0] ?? null };
}

/** Everything that narrows a list: walls that are the same for all (shop, trash), then what was asked. */
export function whereSql(resource: Resource, actor: Actor, request: Pick<ListRequest, "where" | "q" | "trash">): Sql {
  const all: Sql[] = [...wallsSql(resource, actor)];
  if (resource.trash) all.push(request.trash ? sql`t.deleted_at is not null` : sql`t.deleted_at is null`);
  for (const one of request.where) all.push(predicateSql(resource, one, actor));
  if (request.q) all.push(searchSql(resource, request.q));
  return all.length ? sql`where ${sql.join(all, sql` and `)}` : sql``;
}
/** The first wall: the actor's shop, and the resource's own rule about rows. Row-level security is the second. */
export function wallsSql(resource: Resource, actor: Actor): Sql[] {
  const walls: Sql[] = [];
  if (resource.owner === "shop" && actor.realm === "shop") walls.push(sql`t.shop_id = ${actor.shopId}`);
  if (resource.rowRule) walls.push(predicateSql(resource, resource.rowRule, actor));
  return walls;
}

/** Every word must stand somewhere in the searched fields. Pairs of characters index what trigrams cannot: two Chinese characters. */
function searchSql(resource: Resource, q: string): Sql {
  if (!Object.values(resource.fields).some((field) => field.options.search)) return sql`true`;
  const words = q.toLowerCase().split(/\s+/).slice(0, 8);
  const each = words.map((word) => {
    const like = sql`t.search_text like ${`%${word.replace(/[\\%_]/g, "\\$&")}%`}`;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: everything beyond ASCII
    return /[^\x00-\x7f]/.test(word) && word.length > 1
      ? sql`(char_pairs(t.search_text) @> char_pairs(${word}) and ${like})`
      : like;
  });
  return sql.join(each, sql` and `);
}

const languageKeys: Record<Locale, string> = { en: "en", "zh-CN": "zhCN", "zh-TW": "zhTW" };
/** A localized value in the reader's language, or in English where it is missing there. */
export const inLanguage = (column: Sql, locale: Locale): Sql =>
  locale === "en"
    ? sql`coalesce(${column} ->> 'en', ${column} ->> 'zhCN', ${column} ->> 'zhTW', ${column} ->> 'km')`
    : sql`coalesce(${column} ->> ${sql.lit(languageKeys[locale])}, ${column} ->> 'en')`;
export const sortColumn = (resource: Resource, name: string, locale: Locale): Sql => {
  const field = fieldOf(resource, name);
  if (field?.kind !== "localized") return columnRef(name);
  return locale === "en" ? sql`(${columnRef(name)} ->> 'en')` : inLanguage(columnRef(name), locale);
};
