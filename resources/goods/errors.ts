import { defineErrors } from "../../framework/server/defineErrors.ts";
import { createDomainError } from "../../framework/server/domainError.ts";

/** Error codes of products, SKUs and their stock. */
export const goodsErrors = defineErrors({
  "goods.incomplete": {
    status: 422,
    params: { fields: "fields" },
    message: "resources.goods.errors.incomplete",
  },
  "goods.hasOpenOrders": {
    status: 422,
    params: { smart_count: "count" },
    message: "resources.goods.errors.hasOpenOrders",
  },
  "sku.hasOpenOrders": {
    status: 422,
    params: { smart_count: "count" },
    message: "resources.goods.errors.skuHasOpenOrders",
  },
  "goods.tooManyParams": {
    status: 422,
    params: { max: "number" },
    message: "resources.goods.errors.tooManyParams",
  },
  "goodsSource.addressInvalid": {
    status: 422,
    message: "resources.goods.errors.sourceAddressInvalid",
  },
  "goodsSource.addressPrivate": {
    status: 422,
    message: "resources.goods.errors.sourceAddressPrivate",
  },
  "goodsSource.notFound": { status: 422, message: "resources.goods.errors.sourceNotFound" },
  "goodsSource.tooLarge": { status: 422, message: "resources.goods.errors.sourceTooLarge" },
  "goodsSource.unreachable": { status: 422, message: "resources.goods.errors.sourceUnreachable" },
  "goodsSource.noProduct": { status: 422, message: "resources.goods.errors.sourceNoProduct" },
  "stock.changed": {
    status: 409,
    params: { list: "list" },
    message: "resources.skus.errors.stockChanged",
  },
  "stock.expectedMissing": {
    status: 409,
    params: { line: "number", stock: "number" },
    message: "resources.skus.errors.expectedMissing",
  },
  "stock.insufficient": {
    status: 422,
    params: { list: "list" },
    message: "resources.skus.errors.stockInsufficient",
  },
  "goodsSource.rateLimited": {
    status: 429,
    params: { seconds: "number" },
    message: "errors.login.rateLimited",
  },
});
export const domainError = createDomainError(goodsErrors);
