import { lazy, Suspense } from "react";
import { formatPlatformNumber } from "../../../core/shopNumbers.ts";
import { LongNumber, shortenNumber } from "../../../framework/admin/display/LongNumber.tsx";
import { noValue } from "../../../framework/admin/display/noValue.ts";
import { RecordLink } from "../../../framework/admin/display/RecordLink.tsx";
import {
  type DisplayComponent,
  defineScreens,
  useResource,
} from "../../../framework/admin/resources.tsx";
import { RecordSkeleton } from "../../../framework/admin/show/RecordSkeleton.tsx";
import { BuyerLink, BuyerName } from "../../members/screens.ts";
import { payments } from "../payments/payments.ts";
import { payOrders } from "../payOrders/payOrders.ts";
import { PayOrderLink } from "../payOrders/screens/PayOrderLink.tsx";
import { providerRefunds } from "./moneyBacks.ts";
import { confirmDialog } from "./screens/ConfirmDialog.tsx";
import { useFaultText } from "./screens/useFaultText.ts";

type RefundDisplay = DisplayComponent<typeof providerRefunds>;

/** The platform opens an order by its payment. */
const OrderNumber: RefundDisplay = ({ record: { orderNo, orderShort, payOrderId = null } }) => (
  <LongNumber number={orderShort || orderNo || noValue}>
    {(text) => (
      <RecordLink resource={payOrders} id={orderNo ? payOrderId : null}>
        {text}
      </RecordLink>
    )}
  </LongNumber>
);
const RefundNumber: RefundDisplay = ({ record }) => {
  const refundInterventions = useResource("refundInterventions");
  return (
    <LongNumber number={record.refundShort || record.refundNo || noValue}>
      {(text) => (
        <RecordLink resource={refundInterventions} id={record.disputeId ?? null}>
          {text}
        </RecordLink>
      )}
    </LongNumber>
  );
};
/** An attempt is named by its payment. */
const Attempt: RefundDisplay = ({ record: { payment = null, payOrderId } }) =>
  payment && payOrderId ? (
    <RecordLink resource={payments} id={payment}>
      {formatPlatformNumber("payment", payOrderId)}
    </RecordLink>
  ) : (
    noValue
  );
const Fault: RefundDisplay = ({ record: { error } }) => {
  const toFaultText = useFaultText();
  return error ? toFaultText(error) : noValue;
};

const Show = lazy(async () => ({
  default: (await import("./screens/ProviderRefundShow.tsx")).ProviderRefundShow,
}));

/** Opens on the provider refunds that wait for the platform. */
export default defineScreens(providerRefunds, {
  firstTab: ["toDo"],
  show: () => (
    <Suspense fallback={<RecordSkeleton />}>
      <Show />
    </Suspense>
  ),
  texts: {
    orderNo: ({ orderNo, orderShort }) => orderShort ?? shortenNumber(orderNo ?? ""),
    refundNo: ({ refundNo, refundShort }) => refundShort ?? shortenNumber(refundNo ?? ""),
  },
  displays: {
    memberId: BuyerLink,
    payOrderId: PayOrderLink,
    memberName: BuyerName,
    orderNo: OrderNumber,
    payment: Attempt,
    refundNo: RefundNumber,
    error: Fault,
  },
  dialogs: {
    retry: confirmDialog("retry"),
    payToWallet: confirmDialog("payToWallet"),
    markTransferred: confirmDialog("markTransferred"),
    recoverFromBalance: confirmDialog("recoverFromBalance"),
    writeOff: confirmDialog("writeOff"),
  },
});
