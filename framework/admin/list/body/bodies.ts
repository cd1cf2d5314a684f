import { LayoutList, ListTree, Rows3 } from "lucide";
import type { ComponentType } from "react";
import type { Resource } from "../../../schema/index.ts";
import { createIcon } from "../../icons/createIcon.tsx";
import type { Screens } from "../../resources.tsx";
import { type BodyProps, defineBody, type ListBody } from "./defineBody.tsx";

const CardsIcon = createIcon(LayoutList);

/** The rows as a table; on a phone, each with its most important fields in three lines. */
export const tableBody = defineBody({
  name: "table",
  label: "framework.list.showRows",
  icon: createIcon(Rows3),
  load: async () => (await import("../table/ListTable.tsx")).ListTable,
  hasColumns: true,
  hasHead: true,
  isFlush: true,
});
const treeOptions = {
  name: "tree",
  label: "framework.list.tree.show",
  icon: createIcon(ListTree),
  isFlush: true,
  loadsRows: true,
  hasColumns: true,
  // Siblings have an order of their own.
  hasOrder: false,
};
/** The branches of a tree resource. */
export const treeBody = defineBody({
  ...treeOptions,
  load: async () => (await import("../tree/TreeList.tsx")).TreeList,
});
/** The resource's custom cards. */
export const cardsBody = defineBody({
  name: "cards",
  label: "framework.list.showCards",
  icon: CardsIcon,
  load: async () => (await import("../card/CustomCards.tsx")).CustomCards,
  isFlush: true,
});
const phoneBody = defineBody({
  name: "phone",
  label: "framework.list.showRows",
  icon: createIcon(Rows3),
  load: async () => (await import("../phone/PhoneRows.tsx")).PhoneRows,
  isFlush: true,
  hasColumns: true,
});
const phoneTreeBody = defineBody({
  ...treeOptions,
  load: async () => (await import("../tree/PhoneTree.tsx")).PhoneTree,
});
const phoneBodies = new Map([
  [tableBody, phoneBody],
  [treeBody, phoneTreeBody],
]);

const frameworkBodies = { table: tableBody, tree: treeBody, cards: cardsBody };
/** The names of the framework's bodies that every list can have. */
export type FrameworkBody = keyof typeof frameworkBodies;

/** Returns the body that a composed list names, or that a component of its own renders. */
export function toListBody(body: FrameworkBody | ListBody | ComponentType<BodyProps>): ListBody {
  if (typeof body === "string") return frameworkBodies[body];
  if ("Body" in body) return body;
  return defineBody({ ...cardsBody, name: "own", load: async () => body });
}

/** Returns the bodies of a list; the first is its default. */
export function listBodies(resource: Resource, { bodies, card }: Screens): readonly ListBody[] {
  if (bodies) return bodies;
  if (resource.parent !== null) return [treeBody, tableBody];
  return card ? [cardsBody, tableBody] : [tableBody];
}
/** Returns the body that is shown on a phone, which is too narrow for a table. */
export const getPhoneBody = (body: ListBody): ListBody => phoneBodies.get(body) ?? body;

/** Loads the code of a list's default body ahead of its first rendering. */
export async function loadDefaultBody(resource: Resource, screens: Screens): Promise<void> {
  const [body = tableBody] = listBodies(resource, screens);
  const isPhone = window.matchMedia?.("(max-width: 599.95px)").matches;
  await (isPhone ? getPhoneBody(body) : body).Body.load();
}
