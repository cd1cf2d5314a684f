import type { SampleFunction } from "../../../framework/schema/index.ts";
import type { flashSales } from "./flashSales.ts";

let made = 0;
const toDay = (days: number) => new Date(Date.UTC(2090, 0, 1 + days)).toISOString();

/** A sale of a variant of the sampled product, each on a day of its own. */
const sample: SampleFunction<typeof flashSales> = ({ skus }) => {
  made += 1;
  return {
    seckillBeginTime: toDay(made),
    seckillEndTime: toDay(made + 1),
    priceFormList: [{ skuId: skus, price: 1, allocated: 1 }],
  };
};
export default sample;
