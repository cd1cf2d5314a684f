import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import { ActionButtons } from "../../../../framework/admin/action/ActionButtons.tsx";
import { FieldDisplay } from "../../../../framework/admin/display/FieldDisplay.tsx";
import { formatInstant, formatMoney } from "../../../../framework/admin/display/format.ts";
import { Thumbnail } from "../../../../framework/admin/display/media.tsx";
import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { Facts } from "../../../../framework/admin/show/Facts.tsx";
import { PageLayout } from "../../../../framework/admin/show/PageLayout.tsx";
import { Part } from "../../../../framework/admin/show/Part.tsx";
import { RecordStatus } from "../../../../framework/admin/show/RecordStatus.tsx";
import { type OneRecord, ShownRecord } from "../../../../framework/admin/show/ShownRecord.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import type { Resource } from "../../../../framework/schema/index.ts";
import { buyers } from "../../../members/index.ts";
import { useFaultText } from "../../../payments/screens.ts";
import { findDeadline } from "../deadline.ts";
import { DeadlineDisplay } from "./DeadlineDisplay.tsx";
import { Logs } from "./Logs.tsx";
import { OrderLink } from "./OrderLink.tsx";
import { Pictures } from "./Pictures.tsx";
import { RefundSum } from "./RefundSum.tsx";
import { getGoodsName, type Refund, toRefund, useMessages } from "./refund.ts";

/** Polling interval in milliseconds: a provider responds within seconds. */
const refetchMs = 2000;

/**
 * The page of a refund, for the shop and the platform: goods, reason, amount and calculation, and
 * all steps.
 */
export const RefundShow = ({ resource }: { resource: Resource }) => (
  <ShownRecord resource={resource} Page={RefundPage} />
);

function RefundPage({ resource, record, title, again }: OneRecord) {
  const t = useMessages();
  const messages = useResourceMessages(resource);
  const { language, timeZone } = useFormat();
  const refund = toRefund(record);
  const time = (at: string | null | undefined) => (at ? formatInstant(at, timeZone) : null);
  const { shop }: { [name: string]: unknown } = record;
  const hasReturn = refund.returnAddress || refund.deliveryNo;
  const payState = resource.fields.payState;
  useEffect(() => {
    if (refund.payState !== "waiting") return;
    const clock = setInterval(again, refetchMs);
    return () => clearInterval(clock);
  }, [refund.payState, again]);
  return (
    <PageLayout
      title={title}
      mark={
        <>
          <RecordStatus resource={resource} record={record} />
          {findDeadline(refund) && <DeadlineDisplay record={record} name="due" />}
        </>
      }
      tools={<ActionButtons resource={resource} record={record} onDone={again} />}
    >
      <RefundNotice refund={refund} resource={resource} />
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 3fr) minmax(0, 2fr)" },
          gap: 2,
          alignItems: "start",
        }}
      >
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <Part title={messages.group("goods")}>
            <Box sx={{ display: "flex", gap: 1.5, mb: 1.5 }}>
              {refund.mainImg && <Thumbnail address={refund.mainImg} alt="" size={64} />}
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ overflowWrap: "anywhere" }}>
                  {getGoodsName(refund, language)}
                </Typography>
                <Typography variant="body2" color="text.secondary">
                  {t("pieces", { qty: refund.qty, of: refund.lineQty })}
                </Typography>
              </Box>
            </Box>
            <Facts
              facts={[
                [
                  messages.field("refundInd"),
                  messages.choice("refundInd", refund.refundInd ?? "refundOnly"),
                ],
                [messages.field("reason"), refund.reason],
                [
                  messages.field("imgs"),
                  refund.imgs.length > 0 ? (
                    <Pictures key="imgs" addresses={refund.imgs} name={messages.field("imgs")} />
                  ) : null,
                ],
                [
                  messages.field("orderNo"),
                  <OrderLink key="order" record={record} name="orderNo" />,
                ],
                [
                  messages.field("memberName"),
                  <RecordLink key="buyer" resource={buyers} id={refund.memberId ?? null}>
                    {refund.memberName}
                  </RecordLink>,
                ],
                ...(typeof shop === "string" ? [[messages.field("shop"), shop] as const] : []),
              ]}
            />
          </Part>
          {hasReturn && (
            <Part title={messages.group("back")}>
              <Facts
                facts={[
                  [messages.field("returnName"), refund.returnName],
                  [messages.field("returnPhone"), refund.returnPhone],
                  [messages.field("returnAddress"), refund.returnAddress],
                  [
                    messages.field("deliveryType"),
                    refund.deliveryType && messages.choice("deliveryType", refund.deliveryType),
                  ],
                  [messages.field("deliveryNo"), refund.deliveryNo],
                ]}
              />
            </Part>
          )}
          <Part title={t("timeline")}>
            <Logs logs={refund.logs} />
          </Part>
        </Stack>
        <Part title={t("sum.title")}>
          <RefundSum refund={refund} />
          <Box sx={{ mt: 2 }}>
            <Facts
              facts={[
                [
                  messages.field("payMethod"),
                  refund.payMethod && messages.choice("payMethod", refund.payMethod),
                ],
                [
                  messages.field("payState"),
                  payState && refund.payState !== "none" ? (
                    <FieldDisplay
                      key="money"
                      resource={resource}
                      field={payState}
                      name="payState"
                      record={record}
                    />
                  ) : null,
                ],
                [messages.field("refundTime"), time(refund.refundTime)],
                [messages.field("providerRefundNo"), refund.providerRefundNo],
              ]}
            />
          </Box>
        </Part>
      </Box>
    </PageLayout>
  );
}

/**
 * The most important facts: that the refund is being paid, that the payment failed, or why it was
 * rejected.
 */
function RefundNotice({ refund, resource }: { refund: Refund; resource: Resource }) {
  const t = useMessages();
  const messages = useResourceMessages(resource);
  const { timeZone } = useFormat();
  const toFaultText = useFaultText();
  const { payState, payMethod, payError, denyReason, status, refundAmount, due } = refund;
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
        {due && <div>{t("again", { time: formatInstant(due, timeZone) })}</div>}
      </Alert>
    );
  if (payState === "requiresAction")
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {t("requiresAction", { message: payError ? toFaultText(payError) : "" })}
      </Alert>
    );
  if (!denyReason || status === "completed") return null;
  return (
    <Alert
      severity={status === "intervention" ? "warning" : "info"}
      sx={{ mb: 2, overflowWrap: "anywhere" }}
    >
      {t("declinedBecause", { reason: denyReason })}
    </Alert>
  );
}
