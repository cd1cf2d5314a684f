import { lazy, Suspense } from "react";
import { defineScreens } from "../../../framework/admin/resources.tsx";
import { RecordSkeleton } from "../../../framework/admin/show/RecordSkeleton.tsx";
import { BalanceLink } from "./screens/BalanceLink.tsx";
import { shops } from "./shops.ts";

const Show = lazy(async () => ({ default: (await import("./screens/ShopShow.tsx")).ShopShow }));

export default defineScreens(shops, {
  displays: { balance: BalanceLink },
  show: () => (
    <Suspense fallback={<RecordSkeleton />}>
      <Show />
    </Suspense>
  ),
});
