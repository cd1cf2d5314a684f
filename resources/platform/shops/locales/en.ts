import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { shops } from "../shops.ts";

const messages: ResourceMessages<typeof shops> = {
  name: "Shop |||| Shops",
  fields: { selfStatus: "Run by" },
  choices: { selfStatus: { other: "Merchant", self: "The marketplace" }, status: { closed: "Closed", open: "Open" } },
  groups: { main: "Shop" },
  inputs: { couponList: { page: "Page", pageSize: "Rows per page" } },
  empty: "Shops stand here under the names that buyers see, once they are approved.",
};
export default messages;
