import { createLazyComponent } from "../../../framework/admin/lazy/createLazyComponent.tsx";
import { tableBody } from "../../../framework/admin/list/body/bodies.ts";
import { defineCalendar } from "../../../framework/admin/list/body/calendar/defineCalendar.tsx";
import { defineScreens } from "../../../framework/admin/resources.tsx";
import { flashSales } from "./flashSales.ts";
import { EndDisplay } from "./screens/EndDisplay.tsx";
import { LimitDisplay } from "./screens/LimitDisplay.tsx";
import { FormOutcome, PageOutcome } from "./screens/Outcome.tsx";
import { PeriodInput } from "./screens/PeriodInput.tsx";
import { PricesDisplay } from "./screens/PricesDisplay.tsx";
import { SoldBar } from "./screens/SoldBar.tsx";

const PricesInput = createLazyComponent(
  async () => (await import("./screens/PricesInput.tsx")).PricesInput,
);

/** The sales on the day on which they begin. */
const calendar = defineCalendar(flashSales, {
  by: "seckillBeginTime",
  title: "goods",
  detail: "soldTotal",
});

export default defineScreens(flashSales, {
  bodies: [tableBody, calendar],
  displays: {
    seckillEndTime: EndDisplay,
    soldTotal: SoldBar,
    seckillLimitNum: LimitDisplay,
    priceFormList: PricesDisplay,
  },
  inputs: { seckillEndTime: PeriodInput, priceFormList: PricesInput },
  sections: { outcome: { typed: FormOutcome, shown: PageOutcome } },
});
