import { defineErrors } from "../../../framework/server/defineErrors.ts";
import { createDomainError } from "../../../framework/server/domainError.ts";

/** Error codes of flash sales. */
const errors = defineErrors({
  "goods.flashSaleRunning": {
    type: "rejected",
    message: "resources.flashSales.errors.goodsFlashSaleRunning",
  },
  "flashSale.inGroup": { type: "rejected", message: "resources.flashSales.errors.inGroup" },
  "flashSale.overlaps": {
    type: "rejected",
    params: { from: "time", to: "time" },
    message: "resources.flashSales.errors.overlaps",
  },
  "flashSale.started": { type: "conflict", message: "resources.flashSales.errors.started" },
  "flashSale.over": { type: "conflict", message: "resources.flashSales.errors.over" },
  "flashSale.limitReached": {
    type: "rejected",
    params: { goods: "text", smart_count: "count", left: "number" },
    message: "resources.flashSales.errors.limitReached",
  },
  "flashSale.insufficientStock": {
    type: "rejected",
    params: { goods: "text", smart_count: "count" },
    message: "resources.flashSales.errors.insufficientStock",
  },
  "flashSale.soldOut": {
    type: "rejected",
    params: { goods: "text" },
    message: "resources.flashSales.errors.soldOut",
  },
});
export default errors;
export const domainError = createDomainError(errors);
