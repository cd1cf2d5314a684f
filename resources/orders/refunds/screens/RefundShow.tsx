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
import { useSpeech } from "../../../../framework/admin/display/useFormat.ts";
import { RecordPage } from "../../../../framework/admin/show/RecordPage.tsx";
import { type OneRecord, ShownRecord } from "../../../../framework/admin/show/ShownRecord.tsx";
import { StatusMark } from "../../../../framework/admin/show/StatusMark.tsx";
import { useWords } from "../../../../framework/admin/useResourceMessages.ts";
import type { Resource } from "../../../../framework/schema/index.ts";
import { buyers } from "../../../members/buyers/buyers.ts";
import { useFaultText } from "../../../payments/moneyBacks/useFaultText.ts";
import { Facts } from "../../orders/screens/show/Facts.tsx";
import { Part } from "../../orders/screens/show/Part.tsx";
import { dueOf } from "../deadline.ts";
import { DueTime } from "./DueTime.tsx";
import { Logs } from "./Logs.tsx";
import { OrderLink } from "./OrderLink.tsx";
import { Pictures } from "./Pictures.tsx";
import { RefundSum } from "./RefundSum.tsx";
import { goodsOf, type Refund, refundOf, useSay } from "./refund.ts";

/** A provider says within seconds whether it has paid back. */
const askAgainMs = 2000;

/** One refund, for the shop and for the platform: what, why, how much and how it adds up, and all that was said. */
export const RefundShow = ({ resource }: { resource: Resource }) => (
  <ShownRecord resource={resource} Page={RefundPage} />
);

function RefundPage({ resource, record, title, again }: OneRecord) {
  const say = useSay();
  const words = useWords(resource);
  const { language, timeZone } = useSpeech();
  const refund = refundOf(record);
  const time = (at: string | null | undefined) => (at ? formatInstant(at, timeZone) : null);
  const { shop }: { [name: string]: unknown } = record;
  const hasReturn = refund.returnAddress || refund.deliveryNo;
  const payState = resource.fields.payState;
  useEffect(() => {
    if (refund.payState !== "waiting") return;
    const clock = setInterval(again, askAgainMs);
    return () => clearInterval(clock);
  }, [refund.payState, again]);
  return (
    <RecordPage
      title={title}
      mark={
        <>
          <StatusMark resource={resource} record={record} />
          {dueOf(refund) && <DueTime record={record} name="due" />}
        </>
      }
      tools={<ActionButtons resource={resource} record={record} onDone={again} />}
    >
      <Told refund={refund} resource={resource} />
      <Box
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 3fr) minmax(0, 2fr)" },
          gap: 2,
          alignItems: "start",
        }}
      >
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <Part title={words.group("goods")}>
            <Box sx={{ display: "flex", gap: 1.5, mb: 1.5 }}>
              {refund.mainImg && <Thumbnail address={refund.mainImg} alt="" size={64} />}
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ overflowWrap: "anywhere" }}>{goodsOf(refund, language)}</Typography>
                <Typography variant="body2" color="text.secondary">
                  {say("pieces", { qty: refund.qty, of: refund.lineQty })}
                </Typography>
              </Box>
            </Box>
            <Facts
              facts={[
                [words.field("refundInd"), words.choice("refundInd", refund.refundInd ?? "refundOnly")],
                [words.field("reason"), refund.reason],
                [
                  words.field("imgs"),
                  refund.imgs.length > 0 ? (
                    <Pictures key="imgs" addresses={refund.imgs} name={words.field("imgs")} />
                  ) : null,
                ],
                [words.field("orderNo"), <OrderLink key="order" record={record} name="orderNo" />],
                [
                  words.field("memberName"),
                  <RecordLink key="buyer" resource={buyers} id={refund.memberId ?? null}>
                    {refund.memberName}
                  </RecordLink>,
                ],
                ...(typeof shop === "string" ? [[words.field("shop"), shop] as const] : []),
              ]}
            />
          </Part>
          {hasReturn && (
            <Part title={words.group("back")}>
              <Facts
                facts={[
                  [words.field("returnName"), refund.returnName],
                  [words.field("returnPhone"), refund.returnPhone],
                  [words.field("returnAddress"), refund.returnAddress],
                  [
                    words.field("deliveryType"),
                    refund.deliveryType && words.choice("deliveryType", refund.deliveryType),
                  ],
                  [words.field("deliveryNo"), refund.deliveryNo],
                ]}
              />
            </Part>
          )}
          <Part title={say("timeline")}>
            <Logs logs={refund.logs} />
          </Part>
        </Stack>
        <Part title={say("sum.title")}>
          <RefundSum refund={refund} />
          <Box sx={{ mt: 2 }}>
            <Facts
              facts={[
                [words.field("payMethod"), refund.payMethod && words.choice("payMethod", refund.payMethod)],
                [
                  words.field("payState"),
                  payState && refund.payState !== "none" ? (
                    <FieldDisplay key="money" resource={resource} field={payState} name="payState" record={record} />
                  ) : null,
                ],
                [words.field("refundTime"), time(refund.refundTime)],
                [words.field("providerRefundNo"), refund.providerRefundNo],
              ]}
            />
          </Box>
        </Part>
      </Box>
    </RecordPage>
  );
}

/** What one has to know before anything else: that money is on its way, that it failed, or why it was refused. */
function Told({ refund, resource }: { refund: Refund; resource: Resource }) {
  const say = useSay();
  const words = useWords(resource);
  const { timeZone } = useSpeech();
  const toFaultText = useFaultText();
  const { payState, payMethod, payError, denyReason, status, refundAmount, due } = refund;
  const way = words.choice("payMethod", payMethod ?? "balance");
  if (payState === "waiting")
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        {say("paying", { way, amount: formatMoney(refundAmount ?? 0) })}
      </Alert>
    );
  if (payState === "failed")
    return (
      <Alert severity="error" sx={{ mb: 2 }}>
        {say("failed", { message: payError ? toFaultText(payError) : "" })}
        {due && <div>{say("again", { time: formatInstant(due, timeZone) })}</div>}
      </Alert>
    );
  if (payState === "requiresAction")
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {say("requiresAction", { message: payError ? toFaultText(payError) : "" })}
      </Alert>
    );
  if (!denyReason || status === "completed") return null;
  return (
    <Alert severity={status === "intervention" ? "warning" : "info"} sx={{ mb: 2, overflowWrap: "anywhere" }}>
      {words.field("denyReason")}: {denyReason}
    </Alert>
  );
}
