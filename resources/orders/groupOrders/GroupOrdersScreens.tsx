import { lazy, Suspense } from "react";
import { tableBody } from "../../../framework/admin/list/body/bodies.ts";
import { defineCalendar } from "../../../framework/admin/list/body/calendar/defineCalendar.tsx";
import { defineScreens } from "../../../framework/admin/resources.tsx";
import { RecordSkeleton } from "../../../framework/admin/show/RecordSkeleton.tsx";
import { groupOrders } from "./groupOrders.ts";
import { EndTime } from "./screens/EndTime.tsx";
import { LeaderOrder } from "./screens/LeaderOrder.tsx";
import { Places } from "./screens/Places.tsx";

const Show = lazy(async () => ({ default: (await import("./screens/GroupShow.tsx")).GroupShow }));

/** The groups on the day by which they must be complete. */
const calendar = defineCalendar(groupOrders, {
  by: "endTime",
  title: "goodsName",
  detail: "haveNum",
});

export default defineScreens(groupOrders, {
  bodies: [tableBody, calendar],
  displays: { haveNum: Places, endTime: EndTime, orderNumber: LeaderOrder },
  show: () => (
    <Suspense fallback={<RecordSkeleton />}>
      <Show />
    </Suspense>
  ),
});
