import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { storageStock } from "../storageStock.ts";

const messages: ResourceMessages<typeof storageStock> = {
  name: "Warehouse stock |||| Warehouse stock",
  fields: {
    goodsId: "Product",
    skuId: "Variant",
    status: "Level",
    onHand: "On hand",
    warnStock: "Low at",
    maxStock: "Maximum",
    listed: "Listed",
  },
  choices: { status: { ok: "OK", low: "Low", out: "Out of stock", over: "Above maximum" } },
  groups: { places: "Locations", levels: "Levels" },
  help: {
    warnStock: "Stock is low at this number of units or fewer.",
    maxStock: "Stock above this number of units is too much.",
  },
  filters: { category: "Category" },
  validation: { aboveWarning: "The maximum must be above the low level" },
  actions: { synStock: "Synchronize stock" },
  did: { synStock: "synchronized stock" },
  screen: {
    syn: {
      open: "Synchronize stock",
      title: "Synchronize stock for sale",
      intro:
        "Stock for sale is what lies at your locations, less what open orders hold. Nothing changes until you apply it.",
      none: "Stock for sale agrees with your warehouses. There is nothing to change.",
      item: "Product",
      onHand: "On hand",
      held: "Held by orders",
      before: "For sale now",
      after: "Will be",
      apply: "Apply 1 change |||| Apply %{smart_count} changes",
      done: "Stock of 1 variant changed |||| Stock of %{smart_count} variants changed",
    },
    noPlaces: "No units lie in this warehouse.",
  },
  empty: "Stock appears here as soon as you have a warehouse and a product with stock.",
};
export default messages;
