import { type RawBuilder, sql } from "kysely";
import {
  type Actor,
  canAccessField,
  contentLanguages,
  fieldOf,
  type Resource,
  type RowsOptions,
  tableOf,
} from "../schema/index.ts";
import { columnRef } from "./columns.ts";
import { resourceNamed } from "./descendants.ts";
import { exactSql, isExact } from "./exactSearch.ts";

type Sql = RawBuilder<unknown>;

/** How the searched text is asked: by its indexes, or row by row, which is faster where a page is filled soon. */
export type SearchStrategy = "found" | "walked";
export const partOf = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;

/** Pairs of characters index what trigrams cannot: two Chinese characters. */
const pairsOf = (text: string): string[] => {
  const lower = [...text.toLowerCase()];
  const pairs = lower.slice(1).map((sign, place) => `${lower[place]}${sign}`);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: everything beyond ASCII
  return [...new Set(pairs.filter((pair) => /[^\x00-\x7f]/.test(pair) && !/\s/.test(pair)))];
};

/** Whether the searched text is behind row-level security, where its indexes are reached through a function alone. */
const isTenantScoped = (resource: Pick<Resource, "owner" | "table">, actor: Pick<Actor, "realm">): boolean =>
  resource.owner === "shop" && resource.table === null && actor.realm === "shop";

/** Each part must stand somewhere in the searched text of a row. */
export function partsSql(
  resource: Pick<Resource, "owner" | "table" | "name">,
  actor: Pick<Actor, "realm">,
  parts: readonly string[],
  strategy: SearchStrategy,
): Sql {
  const likes = parts.map(partOf);
  const pairs = [...new Set(parts.flatMap(pairsOf))];
  if (strategy === "found" && isTenantScoped(resource, actor))
    return sql`t.id = any(array(select found_in(${tableOf(resource)}::regclass, ${likes}::text[], ${pairs}::text[])))`;
  const indexed = strategy === "found" && pairs.length > 0;
  // Were trigrams asked too, the pairs of each row found would be made anew, only to be compared once more.
  const text = indexed ? sql`(t.search_text || '')` : sql`t.search_text`;
  const each = likes.map((like) => sql`${text} like ${like}`);
  return sql.join(indexed ? [sql`char_pairs(t.search_text) @> ${pairs}::text[]`, ...each] : each, sql` and `);
}
export const searchTerms = (q: string): string[] => q.trim().split(/\s+/).slice(0, 8);

/**
 * What the search box finds: the rows in which a field that is searched exactly equals the whole of it; and where there are none, those
 * in which every word stands somewhere in the searched text, or such a field ends with it.
 */
export function searchSql(resource: Resource, actor: Actor, q: string, strategy: SearchStrategy, trash = false): Sql {
  const own = ownSearchSql(resource, actor, q, strategy, trash);
  const kept = trash ? [] : keptSearchSql(resource, actor, q);
  return kept.length > 0 ? sql`(${sql.join([own, ...kept], sql` or `)})` : own;
}
/** The rows whose child rows are kept in another resource and found there, by that resource's own index. */
function keptSearchSql(resource: Resource, actor: Actor, q: string): Sql[] {
  const terms = searchTerms(q);
  return Object.values(resource.fields).flatMap(({ options }) => {
    const { storedIn } = options as RowsOptions;
    const kept = storedIn?.search ? resourceNamed(resource, storedIn.resource) : undefined;
    if (!kept || !storedIn || terms.length === 0) return [];
    const whose = kept.owner === "shop" && actor.realm === "shop" ? sql`and t.shop_id = ${actor.shopId}` : sql``;
    const found = sql`select ${columnRef(storedIn.by)} from ${sql.table(tableOf(kept))} t
      where ${partsSql(kept, actor, terms, "found")} and t.deleted_at is null ${whose}`;
    return [sql`t.id = any(array(${found})::bigint[])`];
  });
}
function ownSearchSql(resource: Resource, actor: Actor, q: string, strategy: SearchStrategy, trash: boolean): Sql {
  const fields = Object.entries(resource.fields).filter(([, field]) => field.options.search);
  if (fields.length === 0) return sql`true`;
  const open = fields.filter(([, field]) => canAccessField(actor, field));
  const exact = open.filter(([, field]) => isExact(field));
  const terms = wordsSql(resource, actor, searchTerms(q), strategy);
  if (exact.length === 0) return terms ?? sql`false`;
  const { equal, ending } = exactSql(resource, actor, exact, q.trim(), trash);
  if (strategy === "walked")
    return sql`(case when ${equal} <> '{}' then t.id = any(${equal}) else t.id = any(${ending}) or ${terms ?? sql`false`} end)`;
  const found = terms
    ? sql`array(select t.id from ${sql.table(tableOf(resource))} t where ${terms})`
    : sql`'{}'::bigint[]`;
  // The inner select makes it one value, which an index can be asked for; and each part is read only where the one before found nothing.
  return sql`t.id = any((select coalesce(nullif(${equal}, '{}'), ${ending} || ${found}))::bigint[])`;
}
/** Every word must stand in what a row is called, and nowhere else: for those who choose among names and read no more. */
export function namesSql(resource: Resource, actor: Actor, q: string): Sql {
  const terms = searchTerms(q);
  const field = fieldOf(resource, resource.label);
  const name =
    field?.kind === "localized" ? sql`concat_ws(' ', ${allLanguages(resource.label)})` : columnRef(resource.label);
  const likes = terms.map((word) => sql`lower(${name}::text) like ${partOf(word)}`);
  // The searched text holds the name too, and has an index.
  const indexed = field?.options.search === true ? [partsSql(resource, actor, terms, "found")] : [];
  return sql.join([...indexed, ...likes], sql` and `);
}
/** Every word must stand somewhere in the searched text; null where none of it may be read. */
function wordsSql(resource: Resource, actor: Actor, terms: readonly string[], strategy: SearchStrategy): Sql | null {
  const searched = Object.entries(resource.fields).filter(([, { options }]) => options.search === true);
  const open = searched.filter(([, field]) => canAccessField(actor, field));
  if (open.length === 0) return null;
  const parts = partsSql(resource, actor, terms, strategy);
  if (open.length === searched.length) return parts;
  // The searched text holds all fields; who may not read each of them must find the words in those that they may.
  const readable = sql`lower(concat_ws(' ', ${sql.join(open.map(([name, field]) => (field.kind === "localized" ? allLanguages(name) : columnRef(name))))}))`;
  return sql`(${parts} and ${sql.join(
    terms.map((word) => sql`${readable} like ${partOf(word)}`),
    sql` and `,
  )})`;
}
const allLanguages = (name: string): Sql =>
  sql.join(contentLanguages.map((language) => sql`${columnRef(name)} ->> ${sql.lit(language)}`));
