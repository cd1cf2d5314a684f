import { formatMoney } from "../../../../../framework/admin/display/format.ts";
import { formatMoment } from "../../../../../framework/admin/display/formatMoment.ts";
import { useFormat } from "../../../../../framework/admin/display/useFormat.ts";
import type { PriceLog } from "../order.ts";
import { useMessages } from "../useMessages.ts";

const signed = (cents: number) => `${cents > 0 ? "+" : ""}${formatMoney(cents)}`;

/** The price changes of an order: member, old and new price, and reason. */
export function PriceLogs({ logs }: { logs: readonly Omit<PriceLog, "editorId">[] }) {
  const t = useMessages();
  const { locale, timeZone } = useFormat();
  return (
    <ul style={{ margin: 0, paddingInlineStart: 18, fontSize: "0.875rem" }}>
      {logs.map(({ oldPrice, newPrice, diff, remark, editorName, at }) => (
        <li key={`${at} ${newPrice}`} style={{ overflowWrap: "anywhere" }}>
          {t("price.former", {
            at: formatMoment(at ?? "", locale, timeZone),
            who: editorName ?? "",
            from: formatMoney(oldPrice),
            to: formatMoney(newPrice),
            difference: signed(diff),
          })}
          {remark && ` – ${remark}`}
        </li>
      ))}
    </ul>
  );
}
