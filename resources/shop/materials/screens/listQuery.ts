/** Query of the library: folder, search, filters, order and page. */
export interface LibraryQuery {
  q: string;
  /** A folder's id, `none` for files in no folder, null for all. */
  folder: number | "none" | null;
  kind: Kind | null;
  unused: boolean;
  sort: Sort;
  order: "asc" | "desc";
  page: number;
  pageSize: number;
}
export const kinds = ["image", "video"] as const;
export type Kind = (typeof kinds)[number];
export const sorts = ["addTime", "name", "size"] as const;
export type Sort = (typeof sorts)[number];
export const emptyQuery: LibraryQuery = {
  q: "",
  folder: null,
  kind: null,
  unused: false,
  sort: "addTime",
  order: "desc",
  page: 1,
  pageSize: 20,
};

const parseWhole = (text: string | null, fallback: number) =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : fallback;
/**
 * Returns the search of a link that is written as those of other lists are: `filter={"q":"tea"}`.
 */
function parseLinkedSearch(filter: string | null): string {
  try {
    const given: unknown = JSON.parse(filter ?? "null");
    const isFilter = typeof given === "object" && given !== null && "q" in given;
    return isFilter && typeof given.q === "string" ? given.q : "";
  } catch {
    return "";
  }
}
/** Parses the query from a URL, ignoring invalid values. */
export function parseQuery(search: URLSearchParams): LibraryQuery {
  const folder = search.get("folder");
  return {
    q: search.get("q") ?? parseLinkedSearch(search.get("filter")),
    folder: folder === "none" ? "none" : parseWhole(folder, 0) || null,
    kind: kinds.find((one) => one === search.get("kind")) ?? null,
    unused: search.get("unused") === "1",
    sort: sorts.find((one) => one === search.get("sort")) ?? emptyQuery.sort,
    order:
      search.get("order") === "asc"
        ? "asc"
        : search.get("order") === "desc"
          ? "desc"
          : emptyQuery.order,
    page: parseWhole(search.get("page"), 1),
    pageSize: parseWhole(search.get("pageSize"), emptyQuery.pageSize),
  };
}
/** Serializes the query to URL parameters, without default values. */
export function toSearchParams(query: LibraryQuery): Record<string, string> {
  const params = { ...query, unused: query.unused ? 1 : 0 };
  const plain = { ...emptyQuery, unused: 0 };
  const different = Object.entries(params).filter(
    ([name, value]) => value !== plain[name as keyof LibraryQuery],
  );
  return Object.fromEntries(different.map(([name, value]) => [name, String(value)]));
}
/** Whether a filter other than the folder is set. */
export const isNarrowed = ({ q, kind, unused }: LibraryQuery): boolean =>
  q !== "" || kind !== null || unused;
