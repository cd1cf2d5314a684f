import { lazy, Suspense } from "react";
import { Loading } from "react-admin";
import { defineScreens } from "../../../framework/admin/resources.tsx";
import { groupOrders } from "./groupOrders.ts";
import { EndTime } from "./screens/EndTime.tsx";
import { LeaderOrder } from "./screens/LeaderOrder.tsx";
import { Places } from "./screens/Places.tsx";

const Show = lazy(async () => ({ default: (await import("./screens/GroupShow.tsx")).GroupShow }));

export default defineScreens(groupOrders, {
  displays: { haveNum: Places, endTime: EndTime, leaderOrderNo: LeaderOrder },
  show: () => (
    <Suspense fallback={<Loading />}>
      <Show />
    </Suspense>
  ),
});
