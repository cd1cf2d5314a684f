import { lazy, Suspense } from "react";
import { tableBody } from "../../../framework/admin/list/body/bodies.ts";
import { defineKanban } from "../../../framework/admin/list/body/kanban/defineKanban.tsx";
import { type CustomDialogProps, defineScreens } from "../../../framework/admin/resources.tsx";
import { RecordSkeleton } from "../../../framework/admin/show/RecordSkeleton.tsx";
import { refunds } from "./refunds.ts";
import { DeadlineOrAmount, formatDeadline } from "./screens/DeadlineDisplay.tsx";
import { OrderLink } from "./screens/OrderLink.tsx";
import { PaymentState } from "./screens/PaymentState.tsx";
import { createRefundStatus } from "./screens/RefundStatus.tsx";

const Show = lazy(async () => ({ default: (await import("./screens/RefundShow.tsx")).RefundShow }));
const Agree = lazy(async () => ({
  default: (await import("./screens/AgreeDialog.tsx")).AgreeDialog,
}));
const Confirm = lazy(async () => ({
  default: (await import("./screens/AgreeDialog.tsx")).ConfirmDialog,
}));
const Decline = lazy(async () => ({
  default: (await import("./screens/DeclineDialog.tsx")).DeclineDialog,
}));
const DeclineReturn = lazy(async () => ({
  default: (await import("./screens/DeclineDialog.tsx")).DeclineReturnDialog,
}));
const Offer = lazy(async () => ({
  default: (await import("./screens/OfferDialog.tsx")).OfferDialog,
}));
const dialog = (Dialog: typeof Agree) => (props: CustomDialogProps<typeof refunds>) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
);
/** The refunds that wait for somebody, and those that were paid; declined ones are in the table. */
const board = defineKanban(refunds, {
  by: "status",
  columns: ["applying", "waitingReturn", "returned", "intervention", "completed"],
  title: "goodsName",
  fields: ["refundAmount", "due", "memberName"],
  // An approved refund is paid immediately, unless the goods are returned first.
  accepts: ({ refundInd, status }, column) => {
    const returnsFirst = refundInd === "returnAndRefund" && status === "applying";
    return column === "completed" ? !returnsFirst : column !== "waitingReturn" || returnsFirst;
  },
});

export default defineScreens(refunds, {
  bodies: [tableBody, board],
  firstTab: ["toDo"],
  displays: {
    status: createRefundStatus(refunds),
    due: DeadlineOrAmount,
    payState: PaymentState,
    orderNo: OrderLink,
    orderNumber: OrderLink,
  },
  texts: { due: formatDeadline },
  reasons: {
    offer: ["keep", "partUsed", "partMissing"],
    refuseReturn: ["worn", "incomplete", "wrongItem"],
  },
  dialogs: {
    agree: dialog(Agree),
    offer: dialog(Offer),
    refuse: dialog(Decline),
    confirmReceive: dialog(Confirm),
    refuseReturn: dialog(DeclineReturn),
  },
  show: () => (
    <Suspense fallback={<RecordSkeleton />}>
      <Show resource={refunds} />
    </Suspense>
  ),
});
