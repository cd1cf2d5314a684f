import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { orderMerges } from "../orderMerges.ts";

/** The states are tabs, too. */
const states = {
  merged: "To pick",
  picked: "To sort",
  sorted: "Sorted",
  cancelled: "Cancelled",
} as const;

const messages: ResourceMessages<typeof orderMerges> = {
  name: "Merge |||| Merges",
  fields: {
    tote: "Tote",
    operatorName: "Picker",
    orderCount: "Orders",
    units: "Units",
    orders: "Orders",
    picks: "Pick list",
    pickedAt: "Picked",
    sortedAt: "Sorted",
  },
  tabs: {
    toDo: "To do",
    ...states,
  },
  choices: {
    status: states,
  },
  rows: {
    orders: {
      orderId: "Order ID",
      number: "Order",
      memberName: "Customer",
      units: "Units",
      state: "State",
    },
    picks: {
      locationId: "Bin",
      locationCode: "Bin",
      skuId: "Variant",
      goodsName: "Product",
      skuName: "Variant",
      qty: "Quantity",
      returned: "Put back",
    },
  },
  rowChoices: { orders: { state: { valid: "In the merge", struck: "Left out" } } },
  rowCounts: {
    orders: "%{smart_count} order |||| %{smart_count} orders",
    picks: "%{smart_count} pick |||| %{smart_count} picks",
  },
  groups: { picks: "Pick list", orders: "Orders" },
  actions: {
    merge: "Merge orders",
    distribute: "Pick",
    sortOut: "Mark as sorted",
    cancel: "Cancel merge",
  },
  inputs: { merge: { orderIds: "Orders", warehouse: "Warehouse" } },
  titles: {
    distribute: "Pick %{what}?",
    sortOut: "Mark %{what} as sorted?",
    cancel: "Cancel %{what}?",
  },
  consequences: {
    cancel: "Picked units go back to their bins, and the orders can be picked again.",
  },
  done: {
    distribute: "Units picked into the tote",
    sortOut: "Merge sorted. Its orders can ship",
    cancel: "Merge cancelled",
  },
  did: {
    distribute: "picked merge %{name}",
    sortOut: "sorted merge %{name}",
    cancel: "cancelled merge %{name}",
  },
  toDo: {
    merged: "%{smart_count} merge to pick |||| %{smart_count} merges to pick",
    picked: "%{smart_count} merge to sort |||| %{smart_count} merges to sort",
  },
  errors: {
    notReady: "These orders can't be picked now: %{orders}. Leave them out.",
    nothingLeft: "None of its orders can be picked any more. Cancel the merge.",
    short: "The warehouse is short of %{items}. Nothing was picked.",
  },
  empty: "Select orders that are ready to ship and merge them: their units are picked in one walk.",
};
export default messages;
