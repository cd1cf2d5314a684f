import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { useFormContext } from "react-hook-form";
import { DeclaredDialog } from "../../../../framework/admin/action/ActionDialog.tsx";
import { countLate, getUrgency } from "../../../../framework/admin/display/deadline.ts";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { formatMoment } from "../../../../framework/admin/display/formatMoment.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { useRecord } from "../../../../framework/admin/form/useRecord.ts";
import {
  type CustomDialogProps,
  type Translate,
  useActor,
} from "../../../../framework/admin/resources.tsx";
import { getToneTokens } from "../../../../framework/admin/theme/tokens.ts";
import { can } from "../../../../framework/schema/index.ts";
import { orders } from "../../orders/orders.ts";
import { toOrder } from "../../orders/screens/order.ts";
import { findBlocked } from "../../orders/screens/ship/parcels.ts";
import { refunds } from "../refunds.ts";
import { listDeclineReasons } from "./listDeclineReasons.ts";
import { OfferDialog } from "./OfferDialog.tsx";
import { useMessages } from "./refund.ts";

/** By when an order is to be shipped that only this refund holds back. */
function ShipsAgain({ orderId }: { orderId: number }) {
  const t = useMessages();
  const actor = useActor();
  return can(actor, orders, "view") ? <ShipBy orderId={orderId} t={t} /> : null;
}

function ShipBy({ orderId, t }: { orderId: number; t: Translate }) {
  const { locale, timeZone } = useFormat();
  const { record } = useRecord(orders, orderId);
  const now = Date.now();
  if (!record) return null;
  const { lines, shipBy, ...order } = toOrder(record);
  const refunding = lines.filter(({ refundStatus }) => refundStatus === "refunding");
  const isHeld =
    findBlocked(order) === "refunding" &&
    findBlocked({ ...order, refundStatus: "none" }) === null &&
    refunding.length === 1;
  if (!isHeld || !shipBy) return null;
  const { unit, count } = countLate(shipBy, now);
  return (
    <Box component="p" sx={{ mt: 1, mb: 0, color: "text.primary" }}>
      {getUrgency(shipBy, now) === "late" ? (
        <>
          {t("decline.shipsLate")}{" "}
          <Box component="strong" sx={{ color: getToneTokens("warning").text }}>
            {t(`decline.late.${unit}`, { smart_count: count })}
          </Box>
        </>
      ) : (
        t("decline.shipsAgain", { due: formatMoment(shipBy, locale, timeZone) })
      )}
    </Box>
  );
}

/** Leads from declining to an offer of another amount, with the reason that is typed. */
function MilderWay({ onOffer }: { onOffer: (reason: string) => void }) {
  const t = useMessages();
  const { getValues } = useFormContext<{ reason?: string }>();
  return (
    <Box sx={{ typography: "body2", color: "text.secondary" }}>
      {t("decline.milder")}{" "}
      <Link
        component="button"
        type="button"
        underline="always"
        sx={{ verticalAlign: "baseline" }}
        onClick={() => onOffer(getValues("reason") ?? "")}
      >
        {t("decline.offer")}
      </Link>
    </Box>
  );
}

/**
 * The dialog that declines a refund or a return shows who asks for how much. A refund can also be
 * answered with an offer.
 */
const declining = (name: "refuse" | "refuseReturn") => {
  const action = refunds.actionList.find((one) => one.name === name);
  if (!action) throw new Error(`declining: no action "${name}"`);
  return function Decline({ record, onClose, onDone }: CustomDialogProps<typeof refunds>) {
    const t = useMessages();
    const translate = useTranslate();
    const actor = useActor();
    const { orderId, lineId, memberName, orderNo, orderNumber, refundAmount } = record;
    const { record: order } = useRecord(orders, orderId ?? 0, {
      enabled: name === "refuse" && orderId !== undefined && can(actor, orders, "view"),
    });
    const [offered, setOffered] = useState<string | null>(null);
    if (offered !== null)
      return <OfferDialog record={record} reason={offered} onClose={onClose} onDone={onDone} />;
    return (
      <DeclaredDialog
        resource={refunds}
        action={action}
        ids={[record.id]}
        record={record}
        version={record.version}
        text={
          <>
            <Box component="p" sx={{ mt: 0, mb: 0.5, color: "text.primary" }}>
              {t("decline.asked", {
                name: memberName ?? "",
                order: orderNumber ?? orderNo ?? "",
                amount: formatMoney(refundAmount ?? 0),
              })}
            </Box>
            {translate(`resources.${refunds.name}.consequences.${name}`)}
            {orderId !== undefined && <ShipsAgain orderId={orderId} />}
          </>
        }
        {...(name === "refuse" && {
          reasons: listDeclineReasons(order, lineId),
          below: can(actor, refunds, "offer") && <MilderWay onOffer={setOffered} />,
        })}
        buttons={{
          dismiss: t("decline.keep"),
          ...(name === "refuse" && { confirm: t("commands.refuse") }),
        }}
        onClose={onClose}
        onDone={onDone}
      />
    );
  };
};
export const DeclineDialog = declining("refuse");
export const DeclineReturnDialog = declining("refuseReturn");
