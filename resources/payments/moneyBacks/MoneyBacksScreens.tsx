import { lazy, Suspense } from "react";
import { Loading } from "react-admin";
import { RecordLink } from "../../../framework/admin/display/RecordLink.tsx";
import {
  type DisplayComponent,
  defineScreens,
  useResource,
} from "../../../framework/admin/resources.tsx";
import { buyers } from "../../members/index.ts";
import { BuyerLink } from "../../members/screens.ts";
import { payOrders } from "../payOrders/payOrders.ts";
import { PayOrderLink } from "../payOrders/screens/PayOrderLink.tsx";
import { providerRefunds } from "./moneyBacks.ts";
import { confirmDialog } from "./screens/ConfirmDialog.tsx";
import { useFaultText } from "./screens/useFaultText.ts";

const toText = (value: unknown): string =>
  typeof value === "string" && value !== "" ? value : "—";
const toId = (value: unknown): number | null => (typeof value === "number" ? value : null);

const BuyerName: DisplayComponent = ({ record }) => (
  <RecordLink resource={buyers} id={toId(record.memberId)}>
    {toText(record.memberName)}
  </RecordLink>
);
/** The platform opens an order by its payment. */
const OrderNumber: DisplayComponent = ({ record }) => (
  <RecordLink resource={payOrders} id={record.orderNo ? toId(record.payOrderId) : null}>
    {toText(record.orderNo)}
  </RecordLink>
);
const RefundNumber: DisplayComponent = ({ record }) => {
  const refundInterventions = useResource("refundInterventions");
  return (
    <RecordLink resource={refundInterventions} id={toId(record.disputeId)}>
      {toText(record.refundNo)}
    </RecordLink>
  );
};
const Fault: DisplayComponent = ({ record }) => {
  const toFaultText = useFaultText();
  return typeof record.error === "string" && record.error !== "" ? toFaultText(record.error) : "—";
};

const Show = lazy(async () => ({
  default: (await import("./screens/ProviderRefundShow.tsx")).ProviderRefundShow,
}));

/** Opens on the provider refunds that wait for the platform. */
export default defineScreens(providerRefunds, {
  firstTab: ["requiresAction", "paidTwice"],
  show: () => (
    <Suspense fallback={<Loading />}>
      <Show />
    </Suspense>
  ),
  displays: {
    memberId: BuyerLink,
    payOrderId: PayOrderLink,
    memberName: BuyerName,
    orderNo: OrderNumber,
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
