/** Server functions of the domain, for other domains and the server. */

export { goodsErrors } from "./errors.ts";
export {
  aggregateSales,
  aggregateSalesJob,
  buildSalesStatement,
  recordSales,
  scheduleSalesAggregation,
} from "./goods/commands/aggregateSales.ts";
export { completeSkus, summarizeSkus } from "./goods/commands/prepareGoods.ts";
