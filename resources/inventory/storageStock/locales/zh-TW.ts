import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { storageStock } from "../storageStock.ts";

const messages: ResourceMessages<typeof storageStock> & { screen: object } = {
  name: "Warehouse stock |||| Warehouse stock",
  empty: "Stock appears here as soon as you have a warehouse and a product with stock.",
};
export default messages;
