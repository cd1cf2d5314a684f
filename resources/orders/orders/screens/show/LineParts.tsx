import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { formatMoney, formatPercent } from "../../../../../framework/admin/display/format.ts";
import { Thumbnail } from "../../../../../framework/admin/display/media.tsx";
import { noValue } from "../../../../../framework/admin/display/noValue.ts";
import { StatusChip } from "../../../../../framework/admin/display/StatusChip.tsx";
import { useFormat } from "../../../../../framework/admin/display/useFormat.ts";
import { toPath } from "../../../../../framework/admin/paths.ts";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import { orders } from "../../orders.ts";
import { getGoodsName, type Order } from "../order.ts";
import { countLeft } from "../unshipped.ts";
import { useMessages } from "../useMessages.ts";

export type Line = Order["lines"][number];
const numbers = ["price", "qty", "total", "adjusted", "paid", "commission"] as const;
const always: readonly string[] = ["price", "qty", "total", "paid"];
export type LineNumber = (typeof numbers)[number];
/** The amounts to show: the basic ones, and those that differ from zero in at least one line. */
export const collectNumbers = ({ lines }: Order): LineNumber[] =>
  numbers.filter((name) => always.includes(name) || lines.some((line) => (line[name] ?? 0) !== 0));

/** The goods of a line, linked to their page where the actor may open it. */
export function LineGoods({ line }: { line: Line }) {
  const { language, target } = useFormat();
  const goods = target("goods");
  const name = getGoodsName(line, language);
  return (
    <Box sx={{ display: "flex", gap: 1.25, alignItems: "center" }}>
      {line.mainImg && <Thumbnail address={line.mainImg} alt="" size={48} />}
      <Box component="span" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        {goods ? (
          <Box
            component={Link}
            to={toPath(goods, "show", line.goodsId)}
            sx={{ color: "primary.main", textDecoration: "none" }}
          >
            {name}
          </Box>
        ) : (
          name
        )}
        <Typography
          component="span"
          variant="caption"
          color="text.secondary"
          sx={{ display: "block" }}
        >
          {[line.skuName, line.skuCode].filter(Boolean).join(" · ")}
        </Typography>
      </Box>
    </Box>
  );
}
export function LineAmount({ line, name }: { line: Line; name: LineNumber }) {
  const { locale } = useFormat();
  if (name === "qty") return <LineQuantity line={line} />;
  return (
    <>
      {name === "commission" && line.commissionRate > 0 && (
        <Typography component="span" variant="caption" color="text.secondary" sx={{ mr: 1 }}>
          {formatPercent(line.commissionRate, locale)}
        </Typography>
      )}
      {formatMoney(name === "commission" ? -(line.commission ?? 0) : line[name])}
      {name === "price" && line.listPrice > line.price && <ListPrice amount={line.listPrice} />}
    </>
  );
}
/** How many units there are, and how many of them were shipped while others are left. */
export function LineQuantity({ line }: { line: Line }) {
  const t = useMessages();
  const isPart = line.shippedQty > 0 && countLeft(line) > 0;
  return (
    <>
      {line.qty}
      {isPart && (
        <Typography component="div" variant="caption" color="text.secondary">
          {t("show.shippedQty", { smart_count: line.shippedQty })}
        </Typography>
      )}
    </>
  );
}
export function LineRefund({ line }: { line: Line }) {
  const messages = useResourceMessages(orders);
  if (line.refundStatus === "none") return noValue;
  return (
    <>
      <StatusChip tone={line.refundStatus === "refunding" ? "warning" : "neutral"}>
        {messages.getChoiceLabel("rowChoices.lines.refundStatus", line.refundStatus)}
      </StatusChip>
      {line.refundedQty > 0 && (
        <Typography component="div" variant="caption" color="text.secondary">
          × {line.refundedQty} · {formatMoney(line.refundedAmount)}
        </Typography>
      )}
    </>
  );
}

/** The price before the deal by which the line was bought. */
function ListPrice({ amount }: { amount: number }) {
  const messages = useResourceMessages(orders);
  return (
    <Typography
      component="s"
      variant="caption"
      color="text.secondary"
      aria-label={`${messages.row("lines", "listPrice")} ${formatMoney(amount)}`}
      sx={{ display: { xs: "inline", sm: "block" }, ml: { xs: 1, sm: 0 } }}
    >
      {formatMoney(amount)}
    </Typography>
  );
}
