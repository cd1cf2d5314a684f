import { lazy, Suspense } from "react";
import { Loading } from "react-admin";
import { defineScreens } from "../../framework/admin/resources.tsx";
import { refundInterventions } from "./refundInterventions.ts";

const Show = lazy(async () => ({ default: (await import("../refunds/screens/RefundShow.tsx")).RefundShow }));

/** What waits for a decision is what one comes for. */
export default defineScreens(refundInterventions, {
  firstTab: ["intervention"],
  show: () => (
    <Suspense fallback={<Loading />}>
      <Show resource={refundInterventions} />
    </Suspense>
  ),
});
