import { defineRules } from "../../../framework/server/defineRules.ts";
import { shopifyCustomers } from "./importExport/shopifyCustomers.ts";
import { pastBuyers } from "./pastBuyers.ts";

export default defineRules(pastBuyers, {
  transfer: { fill: ["source"], formats: [shopifyCustomers] },
});
