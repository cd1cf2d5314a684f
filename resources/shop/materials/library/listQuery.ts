/** Query of the library: folder, search, filters, order and page. */
export interface Asked {
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
export const nothingAsked: Asked = {
  q: "",
  folder: null,
  kind: null,
  unused: false,
  sort: "addTime",
  order: "desc",
  page: 1,
  pageSize: 20,
};

const wholeOf = (text: string | null, fallback: number) =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : fallback;
/** Parses the query from a URL, ignoring invalid values. */
export function askedIn(search: URLSearchParams): Asked {
  const folder = search.get("folder");
  return {
    q: search.get("q") ?? "",
    folder: folder === "none" ? "none" : wholeOf(folder, 0) || null,
    kind: kinds.find((one) => one === search.get("kind")) ?? null,
    unused: search.get("unused") === "1",
    sort: sorts.find((one) => one === search.get("sort")) ?? nothingAsked.sort,
    order: search.get("order") === "asc" ? "asc" : search.get("order") === "desc" ? "desc" : nothingAsked.order,
    page: wholeOf(search.get("page"), 1),
    pageSize: wholeOf(search.get("pageSize"), nothingAsked.pageSize),
  };
}
/** Serializes the query to URL parameters, without default values. */
export function searchOf(asked: Asked): Record<string, string> {
  const said = { ...asked, unused: asked.unused ? 1 : 0 };
  const plain = { ...nothingAsked, unused: 0 };
  const different = Object.entries(said).filter(([name, value]) => value !== plain[name as keyof Asked]);
  return Object.fromEntries(different.map(([name, value]) => [name, String(value)]));
}
/** Whether a filter other than the folder is set. */
export const isNarrowed = ({ q, kind, unused }: Asked): boolean => q !== "" || kind !== null || unused;
