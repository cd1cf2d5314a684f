import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { ShopDisplay } from "../../../../core/shops/ShopLink.tsx";
import { FieldDisplay } from "../../../../framework/admin/display/FieldDisplay.tsx";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { shortenNumber } from "../../../../framework/admin/display/LongNumber.tsx";
import { Moment } from "../../../../framework/admin/display/Moment.tsx";
import { Thumbnail } from "../../../../framework/admin/display/media.tsx";
import { SumLine, SumList } from "../../../../framework/admin/display/SumList.tsx";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { CopyButton } from "../../../../framework/admin/show/CopyButton.tsx";
import { Facts } from "../../../../framework/admin/show/Facts.tsx";
import { SectionCard } from "../../../../framework/admin/show/SectionCard.tsx";
import { tokens } from "../../../../framework/admin/theme/tokens.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { PaidOrderLink } from "../../../payments/screens.ts";
import { IssuedDocuments } from "../../../tax/screens.ts";
import { BuyerCard } from "../../orders/screens/show/BuyerCard.tsx";
import { findDeadline } from "../deadline.ts";
import { refunds } from "../refunds.ts";
import { DeadlineDisplay } from "./DeadlineDisplay.tsx";
import { Logs } from "./Logs.tsx";
import { OrderLink } from "./OrderLink.tsx";
import { Pictures } from "./Pictures.tsx";
import { RefundSum } from "./RefundSum.tsx";
import {
  getGoodsName,
  type Refund,
  toRefund,
  useMessages,
  useRefundInPage,
  useSentTo,
} from "./refund.ts";

const useRefund = (): Refund => toRefund(useRefundInPage().record);

/**
 * What the customer asks for, or what the shop has refunded without a request: the units of the
 * line, the reason, and the photos.
 */
export function RefundGoods() {
  const t = useMessages();
  const { resource } = useRefundInPage();
  const messages = useResourceMessages(resource);
  const { language } = useFormat();
  const refund = useRefund();
  return (
    <SectionCard
      title={t(isIssued(refund) ? "issued" : "asked.title")}
      tool={
        <Typography variant="body2" color="text.secondary">
          {messages.choice("refundInd", refund.refundInd ?? "refundOnly")}
        </Typography>
      }
    >
      <Box sx={{ display: "flex", gap: 1.5, alignItems: "center" }}>
        {refund.mainImg && <Thumbnail address={refund.mainImg} alt="" size={40} />}
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography sx={{ overflowWrap: "anywhere" }}>
            {getGoodsName(refund, language)}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {t("pieces", { qty: refund.qty, of: refund.lineQty })}
          </Typography>
        </Box>
        <Typography sx={{ fontWeight: 620, fontVariantNumeric: "tabular-nums" }}>
          {formatMoney(getRequested(refund))}
        </Typography>
      </Box>
      {/* The platform reads it among what both sides say. */}
      {resource.name === refunds.name && <Request refund={refund} />}
    </SectionCard>
  );
}

/** Whether the shop has refunded it without a request of the customer. */
const isIssued = ({ logs }: Refund): boolean => logs.some(({ kind }) => kind === "issued");

/**
 * What the customer has asked for, in cents, without what an offer has lowered or the platform has
 * added.
 */
function getRequested({ askedAmount, refundAmount, platformFreight, arithmetic }: Refund): number {
  const lowered = arithmetic.find(({ kind }) => kind === "lowered")?.amount ?? 0;
  return askedAmount ?? (refundAmount ?? 0) - (platformFreight ?? 0) - lowered;
}

/** The reason of the refund, and the photos of the customer. */
function Request({ refund }: { refund: Refund }) {
  const t = useMessages();
  const messages = useResourceMessages(refunds);
  return (
    <>
      <Box
        component="blockquote"
        sx={{
          m: 0,
          mt: 2,
          pl: 1.5,
          borderInlineStart: `3px solid ${tokens.amber}`,
          overflowWrap: "anywhere",
          whiteSpace: "pre-line",
        }}
      >
        {refund.reason}
      </Box>
      <Box sx={{ mt: 1.5 }}>
        {refund.imgs.length > 0 ? (
          <Pictures addresses={refund.imgs} name={messages.field("imgs")} />
        ) : isIssued(refund) ? null : (
          <Typography variant="body2" color="text.secondary">
            {t("asked.noPhotos")}
          </Typography>
        )}
      </Box>
    </>
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

/** What happens to the money: in words while it is undecided, the calculation, and the payment. */
export function RefundAmount() {
  const t = useMessages();
  const { resource, record } = useRefundInPage();
  const messages = useResourceMessages(resource);
  const { language } = useFormat();
  const toSentTo = useSentTo();
  const refund = toRefund(record);
  const { payState } = resource.fields;
  const isUndecided = refund.status === "applying" && refund.payState === "none";
  // Nothing was refunded, and nothing will be.
  const isOver =
    (refund.status === "rejected" || refund.status === "closed") && refund.payState === "none";
  const outcome = refund.refundInd === "returnAndRefund" ? "back" : "pay";
  return (
    <SectionCard title={t("sum.title")}>
      {isUndecided && (
        <Typography sx={{ mb: 1.5 }}>
          {t(`ifApproved.${outcome}`, {
            amount: formatMoney(refund.refundAmount ?? 0),
            name: refund.memberName ?? "",
            way: toSentTo(refund),
            units: refund.qty,
            goods: getGoodsName(refund, language),
          })}
        </Typography>
      )}
      {isOver ? (
        <SumList>
          <SumLine name={t("money.done")} amount={0} />
        </SumList>
      ) : (
        <RefundSum refund={refund} />
      )}
      <Box sx={{ mt: 2 }}>
        <Facts
          facts={[
            [messages.field("payMethod"), isOver ? null : refund.payMethod && toSentTo(refund)],
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
              refund.refundTime && <Moment key="at" at={refund.refundTime} />,
            ],
            [messages.field("providerRefundNo"), refund.providerRefundNo],
          ]}
        />
      </Box>
    </SectionCard>
  );
}

/** Beside the refund: until when to decide, the customer with their history, and the details. */
export function RefundRail() {
  const t = useMessages();
  const { resource, record } = useRefundInPage();
  const messages = useResourceMessages(resource);
  const refund = toRefund(record);
  const deadline = findDeadline(refund);
  // Fields of the platform's view only.
  const shop = "shop" in record && typeof record.shop === "string" ? record.shop : null;
  const sellerId =
    "sellerId" in record && typeof record.sellerId === "number" ? record.sellerId : null;
  const payOrderId =
    "payOrderId" in record && typeof record.payOrderId === "number" ? record.payOrderId : null;
  return (
    <>
      {deadline && (
        <SectionCard title={t(`until.${deadline.key}`)}>
          <Box sx={{ fontWeight: 620 }}>
            <Moment at={deadline.at} />
          </Box>
          <Typography variant="body2" component="div" color="text.secondary">
            <DeadlineDisplay record={record} name="due" />
          </Typography>
        </SectionCard>
      )}
      <BuyerCard
        // The platform has its own page of a buyer.
        resource={resource.name === refunds.name ? refunds : null}
        title={messages.field("memberName")}
        memberId={refund.memberId ?? null}
        memberName={refund.memberName}
      />
      {resource.name === refunds.name && <IssuedDocuments of={{ refundId: record.id }} />}
      <SectionCard title={t("details")}>
        <Facts
          facts={[
            [
              messages.field("orderNumber"),
              shop !== null ? (
                <PaidOrderLink key="order" id={payOrderId}>
                  {refund.orderNumber || refund.orderNo}
                </PaidOrderLink>
              ) : (
                <OrderLink key="order" record={record} />
              ),
            ],
            [
              messages.field("refundNo"),
              <Box
                key="number"
                component="span"
                sx={{ display: "inline-flex", alignItems: "center" }}
              >
                <span title={refund.refundNo ?? undefined}>
                  {shortenNumber(refund.refundNo ?? "")}
                </span>
                <CopyButton text={refund.refundNo ?? ""} label={t("copyReference")} />
              </Box>,
            ],
            [
              messages.field("shop"),
              shop && <ShopDisplay key="shop" record={{ shop, sellerId }} />,
            ],
          ]}
        />
      </SectionCard>
    </>
  );
}
