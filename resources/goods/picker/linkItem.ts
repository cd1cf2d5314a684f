import { contentLanguages, type Localized } from "../../../framework/schema/index.ts";

/** What can be chosen in the picker; every result carries its kind. */
export const pickedKinds = ["goods", "category", "pages", "shops", "marketing", "other"] as const;
export type PickedKind = (typeof pickedKinds)[number];

/** The fixed places of a shop front, in the order in which they are offered. */
export const linkTypes = [
  "home",
  "cart",
  "collection",
  "order",
  "user",
  "group",
  "seckill",
  "coupon",
  "sign",
  "link",
] as const;
export type LinkType = (typeof linkTypes)[number];

/** Where something leads, as it is kept: what was chosen and how it is called, but not what it costs or looks like today. */
export type LinkItem =
  | { kind: "goods" | "marketing" | "shops"; id: number; title: Title }
  /** The ids of the ancestors and its own, joined by commas. */
  | { kind: "category"; id: number; title: Title; path: string }
  /** The page of the shop front that shows it. */
  | { kind: "pages"; id: number; title: Title; path: string }
  | { kind: "other"; title: string; icon: string; ptype: LinkType; url: string };
/** In the languages that it has a name in, or in none in particular. */
export type Title = string | Localized;

const externalAddress = /^(https?:\/\/[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d\s()-]{3,})$/i;
/** Whether an address leads out of the house in a way that is safe to follow. */
export const isExternalAddress = (address: string): boolean => address.length <= 2000 && externalAddress.test(address);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown, most = 500): value is string => typeof value === "string" && value.length <= most;
const languages: readonly string[] = contentLanguages;
export const isTitle = (value: unknown): value is Title =>
  isText(value) ||
  (isObject(value) &&
    Object.entries(value).every(([key, one]) => languages.includes(key) && (one === null || isText(one))));
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const holdsOnly = (value: object, keys: readonly string[]) => Object.keys(value).every((key) => keys.includes(key));
const types: readonly string[] = linkTypes;

/** Whether a value is a link as the picker makes it. */
export function isLinkItem(value: unknown): value is LinkItem {
  if (!isObject(value) || !isTitle(value.title)) return false;
  switch (value.kind) {
    case "goods":
    case "marketing":
    case "shops":
      return isId(value.id) && holdsOnly(value, ["kind", "id", "title"]);
    case "category":
      return isId(value.id) && isIdPath(value.path, value.id) && holdsOnly(value, ["kind", "id", "title", "path"]);
    case "pages":
      return isId(value.id) && value.path === pagePath(value.id) && holdsOnly(value, ["kind", "id", "title", "path"]);
    case "other":
      return isOther(value) && holdsOnly(value, ["kind", "title", "icon", "ptype", "url"]);
    default:
      return false;
  }
}
const isIdPath = (path: unknown, id: number) =>
  isText(path) && /^\d+(,\d+)*$/.test(path) && path.split(",").at(-1) === String(id);
function isOther({ title, icon, ptype, url }: Readonly<Record<string, unknown>>): boolean {
  if (!isText(title) || !isText(icon, 60) || typeof ptype !== "string" || !types.includes(ptype)) return false;
  return ptype === "link" ? typeof url === "string" && isExternalAddress(url) : url === addresses[ptype as LinkType];
}

/** The pages of the shop front. */
export const addresses: Readonly<Record<Exclude<LinkType, "link">, string> & { link?: undefined }> = {
  home: "/pages/index/index",
  cart: "/pages/cart/cart",
  collection: "/pages/user/collection",
  order: "/pages/order/list",
  user: "/pages/user/user",
  group: "/pages/promotion/group",
  seckill: "/pages/promotion/seckill",
  coupon: "/pages/promotion/coupon",
  sign: "/pages/user/sign",
};
export const pagePath = (article: number): string => `/pages/article/article?id=${article}`;
