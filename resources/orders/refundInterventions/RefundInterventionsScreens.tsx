import { lazy, Suspense } from "react";
import { ShopDisplay } from "../../../core/shops/ShopLink.tsx";
import { type CustomDialogProps, defineScreens } from "../../../framework/admin/resources.tsx";
import { RecordSkeleton } from "../../../framework/admin/show/RecordSkeleton.tsx";
import { PaymentState } from "../refunds/screens/PaymentState.tsx";
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
  decision: ["platformReject", "platformAgree"],
  displays: {
    shop: ShopDisplay,
    status: createRefundStatus(refundInterventions),
    payState: PaymentState,
  },
  reasons: {
    platformAgree: ["shown", "unanswered"],
    platformReject: ["delivered", "unproven"],
  },
  dialogs: {
    platformAgree: (props: CustomDialogProps<typeof refundInterventions>) => (
      <Suspense>
        <Decide {...props} />
      </Suspense>
    ),
  },
  show: () => (
    <Suspense fallback={<RecordSkeleton />}>
      <Show resource={refundInterventions} />
    </Suspense>
  ),
});
