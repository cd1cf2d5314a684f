import type { AdminRecord } from "../../../framework/admin/provider.ts";
import { isTitle, type LinkItem, type LinkType, type Title } from "./linkItem.ts";

/** What was chosen, with all that the picker shows of it. */
export type Picked =
  | { kind: "goods"; id: number; title: Title; mainImg: string | null; price: number | null; type: GoodsType }
  /** `path` is the ids of its ancestors and its own, joined by commas. */
  | { kind: "category"; id: number; title: Title; path: string }
  | { kind: "pages"; id: number; title: Title; cateId: number | null; cateName: string; path: string }
  | {
      kind: "shops";
      id: number;
      name: string;
      logo: string | null;
      selfStatus: "self" | "other";
      status: "open" | "closed";
    }
  | { kind: "marketing"; id: number; title: Title; goodsName: string; startTime: string | null; endTime: string | null }
  | { kind: "other"; title: string; icon: string; ptype: LinkType; url: string };
export type GoodsType = "ordinary" | "seckill" | "group";
export type PickedGoods = Extract<Picked, { kind: "goods" }>;

/** What tells one choice from another. */
export const keyOf = (one: Picked): string => (one.kind === "other" ? `other ${one.ptype}` : `${one.kind} ${one.id}`);
export const titleOf = (one: Picked | LinkItem): Title => ("name" in one ? one.name : one.title);

/** What is kept of a choice that something leads to. */
export function linkOf(picked: Picked): LinkItem {
  const title = titleOf(picked);
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
/** The choice behind what is kept, so that the dialog opens with it chosen. */
export function pickedOf(link: LinkItem): Picked {
  const { title } = link;
  switch (link.kind) {
    case "goods":
      return { kind: "goods", id: link.id, title, mainImg: null, price: null, type: "ordinary" };
    case "category":
      return { kind: "category", id: link.id, title, path: link.path };
    case "pages":
      return { kind: "pages", id: link.id, title, cateId: null, cateName: "", path: link.path };
    case "shops":
      return { kind: "shops", id: link.id, name: textOf(title), logo: null, selfStatus: "other", status: "open" };
    case "marketing":
      return { kind: "marketing", id: link.id, title, goodsName: "", startTime: null, endTime: null };
    case "other":
      return link;
  }
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
export const textOrNull = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);
/** A record's name as it came: in all its languages, where it has them. */
export const titleIn = (record: AdminRecord, name: string): Title => {
  const value: unknown = record[name];
  return isTitle(value) ? value : `#${record.id}`;
};
export function goodsOf(record: AdminRecord): PickedGoods {
  const price: unknown = record.price;
  const type: unknown = record.type;
  return {
    kind: "goods",
    id: record.id,
    title: titleIn(record, "title"),
    mainImg: textOrNull(record.mainImg),
    price: typeof price === "number" ? price : null,
    type: type === "seckill" || type === "group" ? type : "ordinary",
  };
}
/** Whether a shop front would show it; of a record that does not say so, nothing is known. */
export const isOffSale = (record: AdminRecord): boolean =>
  typeof record.status === "string" && record.status !== "onSale";
