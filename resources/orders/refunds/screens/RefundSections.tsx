import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { FieldDisplay } from "../../../../framework/admin/display/FieldDisplay.tsx";
import { Moment } from "../../../../framework/admin/display/Moment.tsx";
import { Thumbnail } from "../../../../framework/admin/display/media.tsx";
import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { Facts } from "../../../../framework/admin/show/Facts.tsx";
import { SectionCard } from "../../../../framework/admin/show/SectionCard.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { buyers } from "../../../members/index.ts";
import { Logs } from "./Logs.tsx";
import { OrderLink } from "./OrderLink.tsx";
import { Pictures } from "./Pictures.tsx";
import { RefundSum } from "./RefundSum.tsx";
import { getGoodsName, type Refund, toRefund, useMessages, useRefundInPage } from "./refund.ts";

const useRefund = (): Refund => toRefund(useRefundInPage().record);

/** The goods, and what the customer asks for. */
export function RefundGoods() {
  const t = useMessages();
  const { resource, record } = useRefundInPage();
  const messages = useResourceMessages(resource);
  const { language } = useFormat();
  const refund = toRefund(record);
  const shop = "shop" in record ? record.shop : null;
  return (
    <SectionCard title={messages.group("goods")}>
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
          [messages.field("orderNo"), <OrderLink key="order" record={record} />],
          [
            messages.field("memberName"),
            <RecordLink key="buyer" resource={buyers} id={refund.memberId ?? null}>
              {refund.memberName}
            </RecordLink>,
          ],
          ...(typeof shop === "string" ? [[messages.field("shop"), shop] as const] : []),
        ]}
      />
    </SectionCard>
  );
}

/** The address and the parcel of the return; nothing if nothing is to be returned. */
export function RefundReturn() {
  const messages = useResourceMessages(useRefundInPage().resource);
  const refund = useRefund();
  if (!refund.returnAddress && !refund.deliveryNo) return null;
  return (
    <SectionCard title={messages.group("back")}>
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
    </SectionCard>
  );
}

export function RefundSteps() {
  const t = useMessages();
  return (
    <SectionCard title={t("timeline")}>
      <Logs logs={useRefund().logs} />
    </SectionCard>
  );
}

/** The calculation of the amount, and its payment. */
export function RefundAmount() {
  const t = useMessages();
  const { resource, record } = useRefundInPage();
  const messages = useResourceMessages(resource);
  const refund = toRefund(record);
  const { payState } = resource.fields;
  return (
    <SectionCard title={t("sum.title")}>
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
            [
              messages.field("refundTime"),
              refund.refundTime && <Moment key="at" at={refund.refundTime} withTime />,
            ],
            [messages.field("providerRefundNo"), refund.providerRefundNo],
          ]}
        />
      </Box>
    </SectionCard>
  );
}
