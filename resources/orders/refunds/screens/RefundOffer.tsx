import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { Moment } from "../../../../framework/admin/display/Moment.tsx";
import { Facts } from "../../../../framework/admin/show/Facts.tsx";
import { SectionCard } from "../../../../framework/admin/show/SectionCard.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { toRefund, useMessages, useRefundInPage } from "./refund.ts";

/** The shop's last offer to the customer; nothing if there was none. */
export function RefundOffer() {
  const t = useMessages();
  const { resource, record } = useRefundInPage();
  const messages = useResourceMessages(resource);
  const { offeredAmount, offerReason, offerExpiredTime, status } = toRefund(record);
  if (!offeredAmount) return null;
  return (
    <SectionCard title={t("offer.title")}>
      <Facts
        facts={[
          [messages.field("offeredAmount"), formatMoney(offeredAmount)],
          [messages.field("offerReason"), offerReason],
          [
            messages.field("offerExpiredTime"),
            status === "offered" && offerExpiredTime ? (
              <Moment key="at" at={offerExpiredTime} />
            ) : null,
          ],
        ]}
      />
    </SectionCard>
  );
}
