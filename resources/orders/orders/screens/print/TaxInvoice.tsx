import { formatInstant, formatMoney } from "../../../../../framework/admin/display/format.ts";
import { useSpeech } from "../../../../../framework/admin/display/useFormat.ts";
import { useWords } from "../../../../../framework/admin/useResourceMessages.ts";
import type { CallOutput } from "../../../../../framework/schema/index.ts";
import { orders } from "../../orders.ts";
import { nameOfGoods, type Order, placeOf } from "../order.ts";
import { useSay } from "../useSay.ts";
import { invoiceOf, writtenAbn } from "./invoice.ts";

export type Seller = CallOutput<typeof orders, "getSeller">;

/** A tax invoice as Australian law asks for it, and the adjustment note of what was refunded. */
export function TaxInvoice({ order, seller }: { order: Order; seller: Seller }) {
  const say = useSay();
  const words = useWords(orders);
  const { language, timeZone } = useSpeech();
  const invoice = invoiceOf(order);
  const day = (instant: string) => formatInstant(instant, timeZone).slice(0, 10);
  return (
    <article>
      <div className="head">
        <div>
          <h1>{say("print.invoice")}</h1>
          <p className="big">{seller.company || seller.name}</p>
          {seller.company && seller.name && <p>{seller.name}</p>}
          <p>{seller.abn ? say("print.abn", { number: writtenAbn(seller.abn) }) : say("print.noAbn")}</p>
          <p>{[seller.address, seller.phone, seller.email].filter(Boolean).join(" · ")}</p>
        </div>
        <div className="number">
          <p className="big">{order.orderNo}</p>
          <p>
            {say("print.issued")}: {day(order.payTime ?? order.addTime)}
          </p>
        </div>
      </div>
      {invoice.namesBuyer && (
        <div className="to">
          {say("print.buyer")}: <strong>{order.receiveName || order.memberName}</strong>
          {!order.selfLifting && `, ${placeOf(order)}`}
        </div>
      )}
      <table>
        <thead>
          <tr>
            <th>{say("print.item")}</th>
            <th className="number">{words.row("lines", "qty")}</th>
            <th className="number">{words.row("lines", "total")}</th>
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map(({ line, amount }) => (
            <tr key={line.id}>
              <td>
                {nameOfGoods(line, language)}
                {line.skuName && <small> · {line.skuName}</small>}
              </td>
              <td className="number">{line.qty}</td>
              <td className="number">{formatMoney(amount)}</td>
            </tr>
          ))}
          <tr>
            <td colSpan={2}>{words.field("freightFee")}</td>
            <td className="number">{formatMoney(invoice.freight)}</td>
          </tr>
          <tr className="sum">
            <th colSpan={2} scope="row">
              {say("print.total")}
            </th>
            <td className="number big">{formatMoney(invoice.total)}</td>
          </tr>
          <tr>
            <td colSpan={2}>{say("print.gst")}</td>
            <td className="number">{formatMoney(invoice.gst)}</td>
          </tr>
        </tbody>
      </table>
      <p>{say("print.gstIncluded")}</p>
      {invoice.refunded > 0 && (
        <div className="to">
          <strong>{say("print.adjustment")}</strong>
          <table>
            <tbody>
              <tr>
                <td>{say("print.adjustmentText", { gst: formatMoney(invoice.refundedGst) })}</td>
                <td className="number">{formatMoney(-invoice.refunded)}</td>
              </tr>
              <tr className="sum">
                <td>{say("print.afterRefund")}</td>
                <td className="number">{formatMoney(invoice.afterRefund)}</td>
              </tr>
            </tbody>
          </table>
        </div>
      )}
    </article>
  );
}
