import { defineErrors } from "../../framework/server/defineErrors.ts";
import { createDomainError } from "../../framework/server/domainError.ts";

/** Error codes of products, SKUs and their stock. */
export const goodsErrors = defineErrors({
  "goods.incomplete": {
    type: "rejected",
    params: { fields: "fields" },
    message: "resources.goods.errors.incomplete",
  },
  "goods.hasOpenOrders": {
    type: "rejected",
    params: { smart_count: "count" },
    message: "resources.goods.errors.hasOpenOrders",
  },
  "sku.hasOpenOrders": {
    type: "rejected",
    params: { smart_count: "count" },
    message: "resources.goods.errors.skuHasOpenOrders",
  },
  "goods.tooManyParams": {
    type: "rejected",
    params: { max: "number" },
    message: "resources.goods.errors.tooManyParams",
  },
  "goodsSource.addressInvalid": {
    type: "rejected",
    message: "resources.goods.errors.sourceAddressInvalid",
  },
  "goodsSource.addressPrivate": {
    type: "rejected",
    message: "resources.goods.errors.sourceAddressPrivate",
  },
  "goodsSource.notFound": { type: "rejected", message: "resources.goods.errors.sourceNotFound" },
  "goodsSource.tooLarge": { type: "rejected", message: "resources.goods.errors.sourceTooLarge" },
  "goodsSource.unreachable": {
    type: "rejected",
    message: "resources.goods.errors.sourceUnreachable",
  },
  "goodsSource.noProduct": { type: "rejected", message: "resources.goods.errors.sourceNoProduct" },
  "stock.changed": {
    type: "conflict",
    params: { list: "list" },
    message: "resources.skus.errors.stockChanged",
  },
  "stock.expectedMissing": {
    type: "conflict",
    params: { line: "number", stock: "number" },
    message: "resources.skus.errors.expectedMissing",
  },
  "stock.insufficient": {
    type: "rejected",
    params: { list: "list" },
    message: "resources.skus.errors.stockInsufficient",
  },
  "goodsSource.rateLimited": {
    type: "rateLimited",
    params: { seconds: "number" },
    message: "errors.login.rateLimited",
  },
});
export const domainError = createDomainError(goodsErrors);
