import { type RawBuilder, sql } from "kysely";
import {
  type Actor,
  canAccessField,
  findField,
  hasColumn,
  isTenantMember,
  isTenantOwned,
  listContentLanguages,
  type Resource,
  type RowsOptions,
  toTableName,
} from "../../schema/index.ts";
import { columnRef } from "./columns.ts";
import { findResource } from "./descendants.ts";
import { exactSql, isExact } from "./exactSearch.ts";
import { tenantRef } from "./tenancy.ts";

type Sql = RawBuilder<unknown>;

/**
 * How the search text is matched: by its indexes, or row by row, which is faster when a page fills
 * soon.
 */
export type SearchStrategy = "index" | "scan";
export const toLikePattern = (text: string): string =>
  `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is that of ASCII
const beyondAscii = /[^\x00-\x7f]/;

/** Character bigrams index what trigrams cannot: two Chinese characters. */
const toBigrams = (text: string): string[] => {
  const lower = [...text.toLowerCase()];
  const bigrams = lower.slice(1).map((sign, place) => `${lower[place]}${sign}`);
  return [...new Set(bigrams.filter((bigram) => beyondAscii.test(bigram) && !/\s/.test(bigram)))];
};

/** Whether row-level security keeps a condition on the search text from its indexes. */
const isTenantScoped = (
  resource: Pick<Resource, "owner" | "table">,
  actor: Pick<Actor, "realm">,
): boolean => isTenantOwned(resource) && resource.table === null && isTenantMember(actor);

type Searched = Pick<Resource, "owner" | "table" | "name">;

const toAllBigrams = (parts: readonly string[]) => [...new Set(parts.flatMap(toBigrams))];

/**
 * The function that finds rows by their search text as an actor may: those of its tenant, or all of
 * them; null if the actor is of a tenant and the table belongs to none.
 */
function searchFunction(resource: Searched, actor: Pick<Actor, "realm">): Sql | null {
  if (resource.table !== null) return null;
  if (!isTenantMember(actor)) return sql`found_across`;
  return isTenantOwned(resource) ? sql`found_in` : null;
}
/** Ids of the rows that a function finds, in whose search text each part occurs, at most `most`. */
const foundSql = (
  find: Sql,
  resource: Searched,
  parts: readonly string[],
  most: number | null,
): Sql =>
  sql`array(select ${find}(${toTableName(resource)}::regclass, ${parts.map(toLikePattern)}::text[], ${toAllBigrams(parts)}::text[], ${most}::bigint))`;

/** Condition that each part occurs in the search text of a row. */
export function partsSql(
  resource: Searched,
  actor: Pick<Actor, "realm">,
  parts: readonly string[],
  strategy: SearchStrategy,
): Sql {
  const likes = parts.map(toLikePattern);
  const bigrams = toAllBigrams(parts);
  if (strategy === "index" && isTenantScoped(resource, actor))
    return sql`t.id = any(${foundSql(sql`found_in`, resource, parts, null)})`;
  const indexed = strategy === "index" && bigrams.length > 0;
  // `is true` avoids the trigram index: using both would recompute the bigrams of each matching row
  // to recheck them.
  const each = likes.map((like) =>
    indexed ? sql`(t.search_text like ${like}) is true` : sql`t.search_text like ${like}`,
  );
  return sql.join(
    indexed ? [sql`char_pairs(t.search_text) @> ${bigrams}::text[]`, ...each] : each,
    sql` and `,
  );
}
export const searchTerms = (q: string): string[] => q.trim().split(/\s+/).slice(0, 8);

/**
 * Condition of the search box: the rows in which an exactly searched field equals the whole input;
 * if there are none, those in which every word occurs in the search text, or such a field ends with
 * the input. With `most`, no more of the latter than those are found, in any order: enough to know
 * whether there are more.
 */
export function searchSql(
  resource: Resource,
  actor: Actor,
  q: string,
  strategy: SearchStrategy,
  trash = false,
  most: number | null = null,
): Sql {
  const own = ownSearchSql(resource, actor, q, strategy, trash, most);
  const target = trash ? [] : storedSearchSql(resource, actor, q);
  return target.length > 0 ? sql`(${sql.join([own, ...target], sql` or `)})` : own;
}
/**
 * Matches rows by child rows that are stored in another resource, through that resource's own
 * index.
 */
function storedSearchSql(resource: Resource, actor: Actor, q: string): Sql[] {
  const terms = searchTerms(q);
  return Object.values(resource.fields).flatMap(({ options }) => {
    const { storedIn } = options as RowsOptions;
    const target = storedIn?.search ? findResource(resource, storedIn.resource) : undefined;
    if (!target || !storedIn || terms.length === 0) return [];
    const tenantFilter =
      isTenantOwned(target) && isTenantMember(actor)
        ? sql`and ${tenantRef("t")} = ${actor.tenantId}`
        : sql``;
    const found = sql`select ${columnRef(storedIn.by)} from ${sql.table(toTableName(target))} t
      where ${partsSql(target, actor, terms, "index")} and t.deleted_at is null ${tenantFilter}`;
    return [sql`t.id = any(array(${found})::bigint[])`];
  });
}
function ownSearchSql(
  resource: Resource,
  actor: Actor,
  q: string,
  strategy: SearchStrategy,
  trash: boolean,
  most: number | null,
): Sql {
  const fields = Object.entries(resource.fields).filter(([, field]) => field.options.search);
  if (fields.length === 0) return sql`true`;
  const open = fields.filter(([, field]) => canAccessField(actor, field));
  const exact = open.filter(([, field]) => isExact(field));
  const terms = termsSql(resource, actor, searchTerms(q), strategy);
  if (exact.length === 0) return terms ?? sql`false`;
  const { equal, ending } = exactSql(resource, actor, exact, q.trim(), trash);
  if (strategy === "scan")
    return sql`(case when ${equal} <> '{}' then t.id = any(${equal}) else t.id = any(${ending}) or ${terms ?? sql`false`} end)`;
  const find = canReadSearched(resource, actor) ? searchFunction(resource, actor) : null;
  const found = find
    ? foundSql(find, resource, searchTerms(q), most)
    : terms
      ? sql`array(select t.id from ${sql.table(toTableName(resource))} t where ${terms})`
      : sql`'{}'::bigint[]`;
  // The inner select makes it a single value, which an index can use; each part is evaluated only
  // if the previous one found nothing.
  return sql`t.id = any((select coalesce(nullif(${equal}, '{}'), ${ending} || ${found}))::bigint[])`;
}
/**
 * Condition that every word occurs in the name of a row: for callers who choose from names and can
 * read no other field.
 */
export function namesSql(resource: Resource, actor: Actor, q: string): Sql {
  const terms = searchTerms(q);
  const field = findField(resource, resource.label);
  const name = field?.type.traits.localized
    ? sql`concat_ws(' ', ${allLanguages(resource.label)})`
    : columnRef(field && !hasColumn(field) ? "id" : resource.label);
  const likes = terms.map((value) => sql`lower(${name}::text) like ${toLikePattern(value)}`);
  // The search text includes the name and has an index.
  const indexed = field?.options.search === true ? [partsSql(resource, actor, terms, "index")] : [];
  return sql.join([...indexed, ...likes], sql` and `);
}
const listSearched = (resource: Resource) =>
  Object.entries(resource.fields).filter(([, { options }]) => options.search === true);
/** Whether an actor can read every field that the search text includes, of which there are some. */
function canReadSearched(resource: Resource, actor: Actor): boolean {
  const searched = listSearched(resource);
  return searched.length > 0 && searched.every(([, field]) => canAccessField(actor, field));
}
/** Condition that every word occurs in the search text; null if the actor can read none of it. */
function termsSql(
  resource: Resource,
  actor: Actor,
  terms: readonly string[],
  strategy: SearchStrategy,
): Sql | null {
  const searched = listSearched(resource);
  const open = searched.filter(([, field]) => canAccessField(actor, field));
  if (open.length === 0) return null;
  const parts = partsSql(resource, actor, terms, strategy);
  if (open.length === searched.length) return parts;
  // The search text includes all fields; an actor who cannot read each of them must find the words
  // in the readable ones.
  const readable = sql`lower(concat_ws(' ', ${sql.join(open.map(([name, field]) => (field.type.traits.localized ? allLanguages(name) : columnRef(name))))}))`;
  return sql`(${parts} and ${sql.join(
    terms.map((value) => sql`${readable} like ${toLikePattern(value)}`),
    sql` and `,
  )})`;
}
const allLanguages = (name: string): Sql =>
  sql.join(
    listContentLanguages().map((language) => sql`${columnRef(name)} ->> ${sql.lit(language)}`),
  );
