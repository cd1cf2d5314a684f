import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { formatMoney } from "../../../../../framework/admin/display/format.ts";
import { formatMoment } from "../../../../../framework/admin/display/formatMoment.ts";
import { noValue } from "../../../../../framework/admin/display/noValue.ts";
import { StatusChip } from "../../../../../framework/admin/display/StatusChip.tsx";
import { useFormat } from "../../../../../framework/admin/display/useFormat.ts";
import { toPath } from "../../../../../framework/admin/paths.ts";
import type { CardProps } from "../../../../../framework/admin/resources.tsx";
import { RecordStatus } from "../../../../../framework/admin/show/RecordStatus.tsx";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import { orders } from "../../orders.ts";
import { GroupTag } from "../GroupTag.tsx";
import { formatPlace, toOrder } from "../order.ts";
import { PickingTag } from "../PickingTag.tsx";
import { RefundTag } from "../RefundTag.tsx";
import { getShipBy, ShipByCell } from "../ShipByCell.tsx";
import { useMessages } from "../useMessages.ts";
import { CardActions } from "./CardActions.tsx";
import { CardLines } from "./CardLines.tsx";
import { CardRoot } from "./CardRoot.tsx";

/** The card of an order: its buyer, goods, payment and status, and its actions. */
export function OrderCard({ record, checkbox, menu }: CardProps<typeof orders>) {
  const t = useMessages();
  const messages = useResourceMessages(orders);
  const { locale, timeZone } = useFormat();
  const order = toOrder(record);
  const freight =
    order.freightFee > 0
      ? t("card.withFreight", { amount: formatMoney(order.freightFee) })
      : t("card.freeFreight");
  const place = formatPlace(order);
  return (
    <CardRoot>
      <header>
        {checkbox}
        <Link to={toPath(orders, "show", order.id)} className="number">
          {order.number}
        </Link>
        <span className="quiet">{formatMoment(order.addTime, locale, timeZone)}</span>
        <GroupTag order={order} />
        {order.selfLifting && (
          <StatusChip tone="warning">{messages.field("selfLifting")}</StatusChip>
        )}
        <PickingTag order={order} />
        <span className="buyer">
          <strong>{order.memberName || noValue}</strong>
          {order.newOrOld === "new" && (
            <span className="quiet"> · {messages.choice("newOrOld", "new")}</span>
          )}
        </span>
        {menu}
      </header>
      <div className="body">
        <CardLines lines={order.lines} />
        <div className="to">
          <span>{order.receiveName}</span>
          {order.receivePhone && <a href={`tel:${order.receivePhone}`}>{order.receivePhone}</a>}
          {!order.selfLifting && place && <span className="quiet place">{place}</span>}
          {order.remark && (
            <Typography component="span" variant="body2" className="note">
              {t("card.note", { note: order.remark })}
            </Typography>
          )}
          {order.shopRemark && (
            <span className="quiet">{t("card.shopNote", { note: order.shopRemark })}</span>
          )}
        </div>
        <div className="money">
          <strong>{formatMoney(order.payPrice)}</strong>
          <span className="quiet">{freight}</span>
          {order.payMethod && (
            <span className="quiet">{messages.choice("payMethod", order.payMethod)}</span>
          )}
        </div>
        <div className="state">
          <RecordStatus resource={orders} record={record} />
          {getShipBy(order) && <ShipByCell record={record} />}
          <RefundTag order={order} />
          {order.deliveryNo && order.deliveryType && (
            <span className="quiet tracking">
              {messages.choice("deliveryType", order.deliveryType)}
              {order.deliveryNo === "0" ? ` · ${t("show.noNumber")}` : ` ${order.deliveryNo}`}
            </span>
          )}
        </div>
        <CardActions record={record} />
      </div>
    </CardRoot>
  );
}
