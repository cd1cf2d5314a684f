import { formatInstant, formatNumber } from "../../../../../framework/admin/display/format.ts";
import { useFormat } from "../../../../../framework/admin/display/useFormat.ts";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import type { CallOutput } from "../../../../../framework/schema/index.ts";
import { formatParcelNumber, type SentParcel } from "../../../../freight/index.ts";
import { orders } from "../../orders.ts";
import { formatPlace, getGoodsName, type Order, type OrderLine } from "../order.ts";
import { countLeft } from "../unshipped.ts";
import { useMessages } from "../useMessages.ts";
import { OrderQr } from "./OrderQr.tsx";

type Seller = CallOutput<typeof orders, "getSeller">;
type Packing = CallOutput<typeof orders, "getPacking">;
interface Props {
  order: Order;
  /** The parcel that it is for; otherwise what is left to ship, or what was shipped. */
  parcelId: number | null;
  seller: Seller;
  packing: Packing;
}
/** How many units of a line are in a parcel. Without one, refunded units are not packed. */
const countPacked = (order: Order, line: OrderLine, parcel: SentParcel | undefined): number =>
  parcel
    ? (parcel.lines.find(({ lineId }) => lineId === line.id)?.qty ?? 0)
    : order.status === "unshipped"
      ? countLeft(line)
      : line.qty - line.refundedQty;

/**
 * The packing slip: the sender, the number as a QR code, the lines with check boxes, the address,
 * the weight and the shop's thanks. It has no prices, since the parcel may be a gift.
 */
export function PackingSlip({ order, parcelId, seller, packing }: Props) {
  const t = useMessages();
  const messages = useResourceMessages(orders);
  const { language, locale, timeZone } = useFormat();
  const sent = order.parcels?.find(({ id }) => id === parcelId);
  const packed = order.lines
    .map((line) => ({ line, qty: countPacked(order, line, sent) }))
    .filter(({ qty }) => qty > 0);
  const pieces = packed.reduce((sum, { qty }) => sum + qty, 0);
  const parcel = packing.parcels?.find(({ orderId }) => orderId === order.id);
  // A part of a weight would be a wrong one.
  const weight =
    !sent && parcel?.isWhole && parcel.weightKg > 0
      ? t("print.weight", { weight: formatNumber(parcel.weightKg, locale, 0, 3) })
      : null;
  return (
    <article>
      <div className="head">
        {seller.logo && <img src={seller.logo} alt="" className="logo" />}
        <div>
          <h1>{t("print.slip")}</h1>
          <p>
            <strong>{seller.name}</strong>
          </p>
          {packing.senderName && <p>{packing.senderName}</p>}
          <p>
            {[
              packing.senderAddress || seller.address,
              packing.senderPhone || seller.phone,
              seller.email,
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
        <div className="number">
          <p className="big">
            {sent ? formatParcelNumber(order.number, sent.number) : order.number}
          </p>
          <p>{order.orderNo}</p>
          <p>{formatInstant(order.addTime, timeZone).slice(0, 16)}</p>
        </div>
        <OrderQr orderNo={order.orderNo} />
      </div>
      <div className="to">
        <strong>
          {[order.receiveName || order.memberName, order.receivePhone].filter(Boolean).join(" · ")}
        </strong>
        <br />
        {order.selfLifting ? t("print.pickUp") : formatPlace(order)}
      </div>
      <table>
        <thead>
          <tr>
            <th aria-label="✓" />
            <th>{t("print.item")}</th>
            <th>{messages.row("lines", "skuCode")}</th>
            <th className="number">{messages.row("lines", "qty")}</th>
          </tr>
        </thead>
        <tbody>
          {packed.map(({ line, qty }) => (
            <tr key={line.id}>
              <td>
                <span className="box" />
              </td>
              <td>
                {getGoodsName(line, language)}
                {line.skuName && <small> · {line.skuName}</small>}
              </td>
              <td>{line.skuCode}</td>
              <td className="number big">{qty}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{[t("print.pieces", { smart_count: pieces }), weight].filter(Boolean).join(" · ")}</p>
      {order.remark && <p className="big">{t("print.note", { note: order.remark })}</p>}
      {packing.thanks && <p className="thanks">{packing.thanks}</p>}
    </article>
  );
}
