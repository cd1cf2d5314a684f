import { lazy, Suspense } from "react";
import { Loading } from "react-admin";
import { type CustomDialogProps, defineScreens } from "../../../framework/admin/resources.tsx";
import { refunds } from "./refunds.ts";
import { DeadlineOrAmount } from "./screens/DeadlineDisplay.tsx";
import { OrderLink } from "./screens/OrderLink.tsx";
import { createRefundStatus } from "./screens/RefundStatus.tsx";

const Show = lazy(async () => ({ default: (await import("./screens/RefundShow.tsx")).RefundShow }));
const Agree = lazy(async () => ({
  default: (await import("./screens/AgreeDialog.tsx")).AgreeDialog,
}));
const Confirm = lazy(async () => ({
  default: (await import("./screens/AgreeDialog.tsx")).ConfirmDialog,
}));
const dialog = (Dialog: typeof Agree) => (props: CustomDialogProps) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
);

export default defineScreens(refunds, {
  firstTab: "applying",
  displays: {
    status: createRefundStatus(refunds),
    due: DeadlineOrAmount,
    orderNo: OrderLink,
  },
  dialogs: { agree: dialog(Agree), confirmReceive: dialog(Confirm) },
  show: () => (
    <Suspense fallback={<Loading />}>
      <Show resource={refunds} />
    </Suspense>
  ),
});
