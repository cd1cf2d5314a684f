import type { AdminRecord, RecordNamed } from "../../../framework/admin/provider.ts";
import type { GoodsResource } from "./goodsResource.ts";
import { isTitle, type LinkItem, type LinkType, type Title } from "./linkItem.ts";

/** A selected item, with all data that the picker shows. */
export type Picked =
  | {
      kind: "goods";
      id: number;
      title: Title;
      mainImg: string | null;
      price: number | null;
      type: GoodsType;
    }
  /** `path` is the ids of the ancestors and the category's own, comma-separated. */
  | { kind: "category"; id: number; title: Title; path: string }
  | {
      kind: "pages";
      id: number;
      title: Title;
      cateId: number | null;
      cateName: string;
      path: string;
    }
  | {
      kind: "shops";
      id: number;
      name: string;
      logo: string | null;
      selfStatus: "self" | "other";
      status: "open" | "closed";
    }
  | {
      kind: "marketing";
      id: number;
      title: Title;
      goodsName: string;
      startTime: string | null;
      endTime: string | null;
    }
  | { kind: "other"; title: string; icon: string; ptype: LinkType; url: string };
const goodsTypes = ["ordinary", "seckill", "group"] as const;
export type GoodsType = (typeof goodsTypes)[number];
const isGoodsType = (value: unknown): value is GoodsType =>
  goodsTypes.some((type) => type === value);
export type PickedGoods = Extract<Picked, { kind: "goods" }>;

/** Returns the unique key of a selected item. */
export const getPickedKey = (one: Picked): string =>
  one.kind === "other" ? `other ${one.ptype}` : `${one.kind} ${one.id}`;
export const getTitle = (one: Picked | LinkItem): Title => ("name" in one ? one.name : one.title);

/** Converts a selected item to the stored link. */
export function toLink(picked: Picked): LinkItem {
  const title = getTitle(picked);
  switch (picked.kind) {
    case "category":
    case "pages":
      return { kind: picked.kind, id: picked.id, title, path: picked.path };
    case "other":
      return { ...picked };
    default:
      return { kind: picked.kind, id: picked.id, title };
  }
}
/** Converts a stored link to a selected item, so that the dialog opens with it selected. */
export function toPicked(link: LinkItem): Picked {
  const { title } = link;
  switch (link.kind) {
    case "goods":
      return { kind: "goods", id: link.id, title, mainImg: null, price: null, type: "ordinary" };
    case "category":
      return { kind: "category", id: link.id, title, path: link.path };
    case "pages":
      return { kind: "pages", id: link.id, title, cateId: null, cateName: "", path: link.path };
    case "shops":
      return {
        kind: "shops",
        id: link.id,
        name: toText(title),
        logo: null,
        selfStatus: "other",
        status: "open",
      };
    case "marketing":
      return {
        kind: "marketing",
        id: link.id,
        title,
        goodsName: "",
        startTime: null,
        endTime: null,
      };
    case "other":
      return link;
  }
}

const toText = (value: unknown): string => (typeof value === "string" ? value : "");
export const toTextOrNull = (value: unknown): string | null =>
  typeof value === "string" && value !== "" ? value : null;
/** A product of the shop, or of any shop as the platform reads it. */
export type GoodsRecord = RecordNamed<GoodsResource["name"]>;
export type LibraryRecord = RecordNamed<"libraryGoods">;

/** Returns a record's name as received: in all its languages, if it is localized. */
export const readTitle = <T extends AdminRecord>(record: T, name: keyof T): Title => {
  const value: unknown = record[name];
  return isTitle(value) ? value : `#${record.id}`;
};
export function toPickedGoods(record: GoodsRecord | LibraryRecord): PickedGoods {
  const { mainImg, price } = record;
  return {
    kind: "goods",
    id: record.id,
    title: readTitle(record, "title"),
    mainImg: mainImg || null,
    price: price ?? null,
    type: "type" in record && isGoodsType(record.type) ? record.type : "ordinary",
  };
}
/** Returns whether a storefront would hide the record; false if its status is unknown. */
export const isOffSale = ({ status }: GoodsRecord): boolean =>
  status !== undefined && status !== "onSale";
