import {
  boolean,
  choice,
  computed,
  defineResource,
  integer,
  json,
  localized,
  reference,
  rowId,
  rows,
  section,
  text,
} from "../../../framework/schema/index.ts";
import { locationKinds } from "../stockLocations/stockLocations.ts";
import { areSkuIds } from "./skuIds.ts";

export const stockLevels = ["ok", "low", "out", "over"] as const;
const maxLevel = 1_000_000;

/**
 * The units of each SKU in each warehouse, with the levels at which they are low or too many. A
 * trigger keeps the number of units; what orders hold and what is to arrive is read with the rows.
 */
export const storageStock = defineResource("storageStock", {
  api: "member/storageStock",
  route: "/stock/storageStock",
  access: "stock:storageStock",
  owner: "shop",
  trash: false,
  operations: ["edit", "export"],
  fields: {
    goodsId: reference("goods", { readOnly: true, filter: true, onDelete: "setNull" }),
    skuId: reference("skus", { readOnly: true, filter: true, onDelete: "setNull" }),
    warehouse: reference("warehouses", { required: true, readOnly: true, filter: true }),
    status: choice(stockLevels, { default: "out", readOnly: true, filter: true }),
    onHand: integer({ default: 0, readOnly: true, sortable: true, filter: true }),
    /** Units that open orders hold here: of the default location's warehouse first. */
    reserved: computed(integer()),
    /** Units for sale here. */
    available: computed(integer()),
    /** Units of ordered purchases that are still to arrive. */
    incoming: computed(integer()),
    warnStock: integer({ min: 0, max: maxLevel, sortable: true, help: true }),
    maxStock: integer({ min: 1, max: maxLevel, sortable: true, help: true }),
    /** Whether the SKU is not deleted. */
    listed: boolean({ default: true, readOnly: true }),
  },
  label: "goodsId",
  rowRule: (row) => row.listed.is(true),
  filters: { category: reference("categories") },
  empty: { ways: ["warehouses", "goods"] },
  list: {
    columns: [
      "goodsId",
      "skuId",
      "warehouse",
      "status",
      "onHand",
      "reserved",
      "available",
      "incoming",
      "warnStock",
      "maxStock",
    ],
    // Where it lies and what it is need the space of what orders hold.
    hidden: ["reserved", "maxStock"],
    sort: ["id", "desc"],
    priority: { skuId: 1, status: 1, onHand: 1, available: 1, warehouse: 3, reserved: 3 },
    tabs: "status",
    tabSort: { low: ["onHand", "asc"] },
    inline: ["warnStock", "maxStock"],
    phone: { title: "goodsId", who: "skuId", figure: "onHand" },
    parameters: { storageId: "warehouse", cateId: "category" },
  },
  measures: ["onHand", "reserved", "available", "incoming"],
  facts: ["skuId", "warehouse"],
  form: [section("places", []), section("levels", ["warnStock", "maxStock"], { place: "rail" })],
  calls: {
    /** Returns the locations of the warehouse that hold the SKU. */
    getPlaces: {
      input: { id: rowId({ required: true, min: 1 }) },
      output: {
        list: rows({
          locationId: rowId({ required: true }),
          code: text({ required: true }),
          name: text(),
          kind: choice(locationKinds, { required: true }),
          onHand: integer({ required: true }),
        }),
      },
      unwrap: "list",
    },
    /** Returns the SKUs whose stock for sale is not what is on hand less what orders hold. */
    getSynStock: {
      path: "member/goods/getSynStock",
      output: {
        list: rows({
          skuId: rowId({ required: true }),
          goodsName: localized({ required: true }),
          skuName: text(),
          stock: integer({ required: true }),
          onHand: integer({ required: true }),
          held: integer({ required: true }),
          synced: integer({ required: true }),
        }),
      },
      unwrap: "list",
    },
    synStock: {
      path: "member/goods/synStock",
      method: "POST",
      right: "edit",
      audited: true,
      input: {
        skuIds: json<number[]>({ required: true, check: areSkuIds }),
      },
      output: { changed: integer({ required: true }) },
    },
  },
});
