import Alert from "@mui/material/Alert";
import {
  formatDueMoment,
  formatMoment,
} from "../../../../../framework/admin/display/formatMoment.ts";
import { useFormat } from "../../../../../framework/admin/display/useFormat.ts";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import { orders } from "../../orders.ts";
import type { Order } from "../order.ts";
import { useMessages } from "../useMessages.ts";

/** What happens automatically, and when. */
export function Deadline({ order }: { order: Order }) {
  const t = useMessages();
  const messages = useResourceMessages(orders);
  const { locale, timeZone } = useFormat();
  const due = (instant: string) => formatDueMoment(instant, locale, timeZone);
  const waits =
    order.status === "unshipped" && order.group?.status === "ongoing" ? order.group.endTime : null;
  const text = waits
    ? t("show.groupBy", { at: due(waits) })
    : order.status === "unpaid" && order.payEndTime
      ? t("show.payBy", { at: due(order.payEndTime) })
      : order.status === "unreceived" && order.finishExpiredTime
        ? t("show.receivedBy", { at: formatMoment(order.finishExpiredTime, locale, timeZone) })
        : order.status === "completed" && order.refundExpiredTime
          ? t("show.refundsUntil", { at: due(order.refundExpiredTime) })
          : order.status === "cancelled" && order.cancelReason
            ? t("show.cancelledBecause", {
                reason: messages.choice("cancelReason", order.cancelReason),
              })
            : null;
  if (!text) return null;
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      {text}
    </Alert>
  );
}
