import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { formatMoment } from "../../../../framework/admin/display/formatMoment.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { recordKey } from "../../../../framework/admin/form/useRecord.ts";
import { RecordActions } from "../../../../framework/admin/show/RecordActions.tsx";
import { RecordHeader } from "../../../../framework/admin/show/RecordHeader.tsx";
import { RecordPage } from "../../../../framework/admin/show/RecordPage.tsx";
import { RecordStatus } from "../../../../framework/admin/show/RecordStatus.tsx";
import { useIsPhone } from "../../../../framework/admin/theme/useIsPhone.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import type { Resource } from "../../../../framework/schema/index.ts";
import { useFaultText } from "../../../payments/screens.ts";
import { BothSides } from "../../refundInterventions/screens/BothSides.tsx";
import { RulingOutcome } from "../../refundInterventions/screens/RulingOutcome.tsx";
import { findDeadline } from "../deadline.ts";
import { refunds } from "../refunds.ts";
import { DeadlineDisplay } from "./DeadlineDisplay.tsx";
import { RefundOffer } from "./RefundOffer.tsx";
import {
  RefundAmount,
  RefundGoods,
  RefundRail,
  RefundReturn,
  RefundSteps,
} from "./RefundSections.tsx";
import { toRefund, useMessages, useRefundInPage } from "./refund.ts";

/** Polling interval in milliseconds: a provider responds within seconds. */
const refetchMs = 2000;

/**
 * The page of a refund, for the shop and the platform: goods, reason, amount and calculation, and
 * all steps.
 */
export const RefundShow = ({ resource }: { resource: Resource }) => (
  <RecordPage
    resource={resource}
    header={
      <>
        <RefundHeader />
        <RefundNotice />
      </>
    }
    aside={<RefundRail />}
  >
    <RefundSides />
    <RefundGoods />
    <RefundRuling />
    <RefundOffer />
    <RefundAmount />
    <RefundReturn />
    <RefundSteps />
  </RecordPage>
);

function RefundHeader() {
  const { resource, record } = useRefundInPage();
  const isPhone = useIsPhone();
  return (
    <RecordHeader
      mark={
        <>
          <RecordStatus resource={resource} record={record} />
          {/* Beside the header, the rail says it. */}
          {isPhone && findDeadline(toRefund(record)) && (
            <Box sx={{ typography: "caption" }}>
              <DeadlineDisplay record={record} name="due" />
            </Box>
          )}
        </>
      }
      note={<RefundNote />}
      actions={<RecordActions decision={rulings} />}
    />
  );
}

/** What the platform decides between; neither side's is the more obvious. */
const rulings = ["platformReject", "platformAgree"];

/** For the platform, what both sides say. */
function RefundSides() {
  const { resource, record } = useRefundInPage();
  const { logs, memberName = null } = toRefund(record);
  if (resource.name === refunds.name) return null;
  const shop = "shop" in record && typeof record.shop === "string" ? record.shop : null;
  return <BothSides customer={memberName} shop={shop} logs={logs} />;
}

/** For the platform, how it has decided. */
function RefundRuling() {
  const { resource } = useRefundInPage();
  return resource.name === refunds.name ? null : <RulingOutcome />;
}

/** Who asks for how much, and since when. */
function RefundNote() {
  const { resource, record } = useRefundInPage();
  const messages = useResourceMessages(resource);
  const { locale, timeZone } = useFormat();
  const { memberName, refundAmount, refundInd, addTime } = toRefund(record);
  const facts = [
    memberName,
    formatMoney(refundAmount ?? 0),
    messages.choice("refundInd", refundInd ?? "refundOnly"),
    addTime && formatMoment(addTime, locale, timeZone),
  ];
  return <>{facts.filter(Boolean).join(" · ")}</>;
}

/**
 * The most important facts: that the refund is being paid, that the payment failed, or why it was
 * rejected.
 */
function RefundNotice() {
  const t = useMessages();
  const { resource, record } = useRefundInPage();
  const queries = useQueryClient();
  const messages = useResourceMessages(resource);
  const { locale, timeZone } = useFormat();
  const toFaultText = useFaultText();
  const { payState, payMethod, payError, denyReason, status, refundAmount, due } = toRefund(record);
  useEffect(() => {
    if (payState !== "waiting") return;
    const queryKey = recordKey(resource, record.id);
    const clock = setInterval(() => void queries.invalidateQueries({ queryKey }), refetchMs);
    return () => clearInterval(clock);
  }, [payState, queries, resource, record.id]);
  const way = messages.choice("payMethod", payMethod ?? "balance");
  if (payState === "waiting")
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        {t("paying", { way, amount: formatMoney(refundAmount ?? 0) })}
      </Alert>
    );
  if (payState === "failed")
    return (
      <Alert severity="error" sx={{ mb: 2 }}>
        {t("failed", { message: payError ? toFaultText(payError) : "" })}
        {due && <div>{t("again", { time: formatMoment(due, locale, timeZone) })}</div>}
      </Alert>
    );
  if (payState === "requiresAction")
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {t("requiresAction", { message: payError ? toFaultText(payError) : "" })}
      </Alert>
    );
  // The platform reads it among what both sides say.
  if (!denyReason || status === "completed" || resource.name !== refunds.name) return null;
  return (
    <Alert
      severity={status === "intervention" ? "warning" : "info"}
      sx={{ mb: 2, overflowWrap: "anywhere" }}
    >
      {t("declinedBecause", { reason: denyReason })}
    </Alert>
  );
}
