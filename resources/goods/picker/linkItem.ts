import { contentLanguages } from "../../../core/app.ts";
import { groupPage } from "../../../core/groupPage.ts";
import type { Localized } from "../../../framework/schema/index.ts";

/** The kinds of picker results; every result has its kind. */
export const pickedKinds = ["goods", "category", "pages", "shops", "marketing", "other"] as const;
export type PickedKind = (typeof pickedKinds)[number];

/** The fixed pages of a storefront, in the order in which they are offered. */
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

/**
 * A link target as stored: the item and its name, without data that changes, such as price or
 * picture.
 */
export type LinkItem =
  | { kind: "goods" | "marketing" | "shops"; id: number; title: Title }
  /** The ids of the ancestors and the category's own, comma-separated. */
  | { kind: "category"; id: number; title: Title; path: string }
  /** The storefront page that shows it. */
  | { kind: "pages"; id: number; title: Title; path: string }
  | { kind: "other"; title: string; icon: string; ptype: LinkType; url: string };
/** A name by language, or one without a language. */
export type Title = string | Localized;

const externalAddress = /^(https?:\/\/[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d\s()-]{3,})$/i;
/** Returns whether an address is an external URL that is safe to follow. */
export const isExternalAddress = (address: string): boolean =>
  address.length <= 2000 && externalAddress.test(address);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown, maxLength = 500): value is string =>
  typeof value === "string" && value.length <= maxLength;
const languages: readonly string[] = contentLanguages;
export const isTitle = (value: unknown): value is Title =>
  isText(value) ||
  (isObject(value) &&
    Object.entries(value).every(
      ([key, one]) => languages.includes(key) && (one === null || isText(one)),
    ));
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const holdsOnly = (value: object, keys: readonly string[]) =>
  Object.keys(value).every((key) => keys.includes(key));
const types: readonly string[] = linkTypes;

/** Returns whether a value is a link in the picker's format. */
export function isLinkItem(value: unknown): value is LinkItem {
  if (!isObject(value) || !isTitle(value.title)) return false;
  switch (value.kind) {
    case "goods":
    case "marketing":
    case "shops":
      return isId(value.id) && holdsOnly(value, ["kind", "id", "title"]);
    case "category":
      return (
        isId(value.id) &&
        isIdPath(value.path, value.id) &&
        holdsOnly(value, ["kind", "id", "title", "path"])
      );
    case "pages":
      return (
        isId(value.id) &&
        value.path === getPagePath(value.id) &&
        holdsOnly(value, ["kind", "id", "title", "path"])
      );
    case "other":
      return isOther(value) && holdsOnly(value, ["kind", "title", "icon", "ptype", "url"]);
    default:
      return false;
  }
}
const isIdPath = (path: unknown, id: number) =>
  isText(path) && /^\d+(,\d+)*$/.test(path) && path.split(",").at(-1) === String(id);
function isOther({ title, icon, ptype, url }: Readonly<Record<string, unknown>>): boolean {
  if (!isText(title) || !isText(icon, 60) || typeof ptype !== "string" || !types.includes(ptype))
    return false;
  return ptype === "link"
    ? typeof url === "string" && isExternalAddress(url)
    : url === addresses[ptype as LinkType];
}

/** The paths of the storefront's pages. */
export const addresses: Readonly<Record<Exclude<LinkType, "link">, string> & { link?: undefined }> =
  {
    home: "/pages/index/index",
    cart: "/pages/cart/cart",
    collection: "/pages/user/collection",
    order: "/pages/order/list",
    user: "/pages/user/user",
    group: groupPage,
    seckill: "/pages/promotion/seckill",
    coupon: "/pages/promotion/coupon",
    sign: "/pages/user/sign",
  };
export const getPagePath = (article: number): string => `/pages/article/article?id=${article}`;
