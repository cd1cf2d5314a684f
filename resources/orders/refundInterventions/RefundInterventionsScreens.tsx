import { lazy, Suspense } from "react";
import { Loading } from "react-admin";
import { type CustomDialogProps, defineScreens } from "../../../framework/admin/resources.tsx";
import { createRefundStatus } from "../refunds/screens/RefundStatus.tsx";
import { refundInterventions } from "./refundInterventions.ts";

const Show = lazy(async () => ({
  default: (await import("../refunds/screens/RefundShow.tsx")).RefundShow,
}));
const Decide = lazy(async () => ({
  default: (await import("./screens/DecideDialog.tsx")).DecideDialog,
}));

/** Opens on the refunds that wait for a decision. */
export default defineScreens(refundInterventions, {
  firstTab: ["intervention"],
  displays: { status: createRefundStatus(refundInterventions) },
  dialogs: {
    platformAgree: (props: CustomDialogProps<typeof refundInterventions>) => (
      <Suspense>
        <Decide {...props} />
      </Suspense>
    ),
  },
  show: () => (
    <Suspense fallback={<Loading />}>
      <Show resource={refundInterventions} />
    </Suspense>
  ),
});
