import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { formatDayName } from "../../../../framework/admin/display/formatMoment.ts";
import { chooseLanguage, isLocalized } from "../../../../framework/admin/display/localized.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { invoices } from "../invoices.ts";
import { formatAbn, getHeading, type InvoiceRecord, namesBuyer } from "./heading.ts";
import { useMessages } from "./useMessages.ts";

/**
 * A printed invoice or adjustment note, with what Australian law requires. Its heading is also in
 * English in every language, because the law asks for a document that is clearly one.
 */
export function InvoiceSheet({ record }: { record: InvoiceRecord }) {
  const t = useMessages();
  const { language, locale } = useFormat();
  const localize = (value: unknown) => isLocalized(value) && chooseLanguage(value, language);
  const tradingName = localize(record.sellerTradingName);
  const place = [localize(record.sellerAddress), record.sellerContact];
  return (
    <article>
      <div className="head">
        <div>
          <h1>{t(`heading.${getHeading(record)}`)}</h1>
          <p className="big">{record.sellerName}</p>
          {tradingName && tradingName !== record.sellerName && <p>{tradingName}</p>}
          {record.sellerAbn && <p>{t("abn", { number: formatAbn(record.sellerAbn) })}</p>}
          <p>{place.filter(Boolean).join(" · ")}</p>
        </div>
        <div className="number">
          <p className="big">{record.number}</p>
          <p>{t("issued", { date: record.issuedOn && formatDayName(record.issuedOn, locale) })}</p>
          <p>{t("order", { number: record.orderNumber })}</p>
          <p>{record.orderNo}</p>
        </div>
      </div>
      {record.kind === "adjustmentNote" && <Adjusted record={record} />}
      {namesBuyer(record) && (
        <div className="to">
          {t("buyer")} <strong>{record.buyerName}</strong>
          {record.buyerAddress && `, ${record.buyerAddress}`}
        </div>
      )}
      <InvoiceLines record={record} />
      <p>
        {record.tax !== 0
          ? t("gstIncluded", { gst: formatMoney(record.tax ?? 0) })
          : record.gstRegistered && t("noGst")}
      </p>
    </article>
  );
}

/** The invoice that a note adjusts, and why. */
function Adjusted({ record }: { record: InvoiceRecord }) {
  const t = useMessages();
  const { gstRegistered, invoiceNumber: number, reason } = record;
  const heading = t(`heading.${getHeading({ kind: "invoice", gstRegistered })}`);
  return (
    <div className="to">
      <p>{t("adjusts", { heading, number })}</p>
      <p>{t("reason", { reason: record.refundId ? reason : t("groupFailed") })}</p>
    </div>
  );
}

/** The goods and the freight with their amounts, and of a registered seller their GST. */
function InvoiceLines({ record }: { record: InvoiceRecord }) {
  const t = useMessages();
  const messages = useResourceMessages(invoices);
  const { language } = useFormat();
  const { gstRegistered: showsTax, freight = 0, freightTax = 0, total = 0, tax = 0 } = record;
  return (
    <table>
      <thead>
        <tr>
          <th>{t("item")}</th>
          <th className="number">{messages.row("lines", "qty")}</th>
          {showsTax && <th className="number">{t("gst")}</th>}
          <th className="number">{messages.row("lines", "amount")}</th>
        </tr>
      </thead>
      <tbody>
        {record.lines?.map((line) => (
          <tr key={line.id}>
            <td>
              {isLocalized(line.goodsName) && chooseLanguage(line.goodsName, language)}
              {line.skuName && <small> · {line.skuName}</small>}
            </td>
            <td className="number">{line.qty}</td>
            {showsTax && (
              <td className="number">
                {line.taxCode === "gstFree" ? t("gstFree") : formatMoney(line.tax)}
              </td>
            )}
            <td className="number">{formatMoney(line.amount)}</td>
          </tr>
        ))}
        {freight !== 0 && (
          <tr>
            <td colSpan={2}>{messages.field("freight")}</td>
            {showsTax && <td className="number">{formatMoney(freightTax)}</td>}
            <td className="number">{formatMoney(freight)}</td>
          </tr>
        )}
        <tr className="sum">
          <th colSpan={2} scope="row">
            {t(showsTax ? "totalWithGst" : "total")}
          </th>
          {showsTax && <td className="number">{formatMoney(tax)}</td>}
          <td className="number big">{formatMoney(total)}</td>
        </tr>
      </tbody>
    </table>
  );
}
