import { memo } from "react";
import { formatMoney } from "../../../../../framework/admin/display/format.ts";
import { Thumbnail } from "../../../../../framework/admin/display/media.tsx";
import { StatusChip } from "../../../../../framework/admin/display/StatusChip.tsx";
import { useFormat } from "../../../../../framework/admin/display/useFormat.ts";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import { orders } from "../../orders.ts";
import { getGoodsName, type OrderLine } from "../order.ts";

/** A line of an order, small. */
export const CardLine = memo(function CardLine({ line }: { line: OrderLine }) {
  const { language } = useFormat();
  const messages = useResourceMessages(orders);
  return (
    <li>
      {line.mainImg ? (
        <Thumbnail address={line.mainImg} alt="" size={44} />
      ) : (
        <span className="blank" />
      )}
      <span className="what">
        <span>{getGoodsName(line, language)}</span>
        <span className="quiet">{[line.skuName, line.skuCode].filter(Boolean).join(" · ")}</span>
        {line.refundStatus !== "none" && (
          <span>
            <StatusChip tone={line.refundStatus === "refunding" ? "warning" : "neutral"}>
              {messages.getChoiceLabel("rowChoices.lines.refundStatus", line.refundStatus)}
            </StatusChip>
          </span>
        )}
      </span>
      <span className="much">
        {formatMoney(line.price)}
        <br />
        <span className={line.qty > 1 ? undefined : "quiet"}>× {line.qty}</span>
      </span>
    </li>
  );
});
