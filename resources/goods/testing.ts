/** What only tests and the demo call directly; production code does not import it. */

export { completeSkus, summarizeSkus } from "./goods/commands/prepareGoods.ts";
