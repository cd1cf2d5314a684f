import { formatInstant, formatMoney } from "../../../../../framework/admin/display/format.ts";
import { useFormat } from "../../../../../framework/admin/display/useFormat.ts";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import type { CallOutput } from "../../../../../framework/schema/index.ts";
import { orders } from "../../orders.ts";
import { formatPlace, getGoodsName, type Order } from "../order.ts";
import { useMessages } from "../useMessages.ts";
import { formatAbn, toInvoice } from "./invoice.ts";

export type Seller = CallOutput<typeof orders, "getSeller">;

/**
 * A tax invoice as Australian law requires it, and the adjustment note for refunds. Its heading is
 * also in English in every language, because the law asks for a document that is clearly one.
 */
export function TaxInvoice({ order, seller }: { order: Order; seller: Seller }) {
  const t = useMessages();
  const messages = useResourceMessages(orders);
  const { language, timeZone } = useFormat();
  const invoice = toInvoice(order);
  const day = (instant: string) => formatInstant(instant, timeZone).slice(0, 10);
  return (
    <article>
      <div className="head">
        <div>
          <h1>{t("print.invoiceHeading")}</h1>
          <p className="big">{seller.company || seller.name}</p>
          {seller.company && seller.name && <p>{seller.name}</p>}
          <p>{seller.abn ? t("print.abn", { number: formatAbn(seller.abn) }) : t("print.noAbn")}</p>
          <p>{[seller.address, seller.phone, seller.email].filter(Boolean).join(" · ")}</p>
        </div>
        <div className="number">
          <p className="big">{order.number}</p>
          <p>{order.orderNo}</p>
          <p>{t("print.issued", { date: day(order.payTime ?? order.addTime) })}</p>
        </div>
      </div>
      {invoice.namesBuyer && (
        <div className="to">
          {t("print.buyer")} <strong>{order.receiveName || order.memberName}</strong>
          {!order.selfLifting && `, ${formatPlace(order)}`}
        </div>
      )}
      <table>
        <thead>
          <tr>
            <th>{t("print.item")}</th>
            <th className="number">{messages.row("lines", "qty")}</th>
            <th className="number">{messages.row("lines", "total")}</th>
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map(({ line, amount }) => (
            <tr key={line.id}>
              <td>
                {getGoodsName(line, language)}
                {line.skuName && <small> · {line.skuName}</small>}
              </td>
              <td className="number">{line.qty}</td>
              <td className="number">{formatMoney(amount)}</td>
            </tr>
          ))}
          <tr>
            <td colSpan={2}>{messages.field("freightFee")}</td>
            <td className="number">{formatMoney(invoice.freight)}</td>
          </tr>
          <tr className="sum">
            <th colSpan={2} scope="row">
              {t("print.total")}
            </th>
            <td className="number big">{formatMoney(invoice.total)}</td>
          </tr>
          <tr>
            <td colSpan={2}>{t("print.gst")}</td>
            <td className="number">{formatMoney(invoice.gst)}</td>
          </tr>
        </tbody>
      </table>
      <p>{t("print.gstIncluded")}</p>
      {invoice.refunded > 0 && (
        <div className="to">
          <strong>{t("print.adjustment")}</strong>
          <table>
            <tbody>
              <tr>
                <td>{t("print.adjustmentText", { gst: formatMoney(invoice.refundedGst) })}</td>
                <td className="number">{formatMoney(-invoice.refunded)}</td>
              </tr>
              <tr className="sum">
                <td>{t("print.afterRefund")}</td>
                <td className="number">{formatMoney(invoice.afterRefund)}</td>
              </tr>
            </tbody>
          </table>
        </div>
      )}
    </article>
  );
}
