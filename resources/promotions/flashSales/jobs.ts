import { defineJob } from "../../../framework/server/jobs/defineJob.ts";
import { moveDueSales } from "./commands/moveSales.ts";

export const moveFlashSales = defineJob({
  name: "moveFlashSales",
  everyMinutes: 1,
  run: moveDueSales,
});
