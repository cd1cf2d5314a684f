import { defineJob } from "../../../framework/server/jobs/defineJob.ts";
import { sumGoodsCounts } from "./commands/sumGoodsCounts.ts";

export const sumGoodsCountsJob = defineJob({
  name: "sumGoodsCounts",
  everyMinutes: 1,
  run: sumGoodsCounts,
});
