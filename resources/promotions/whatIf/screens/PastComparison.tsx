import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { formatMomentInText } from "../../../../framework/admin/display/formatMoment.ts";
import { InnerLink } from "../../../../framework/admin/display/InnerLink.tsx";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { toPath } from "../../../../framework/admin/paths.ts";
import { SumRow } from "./SumRow.tsx";
import { type PastOrder, useWhatIfText } from "./useWhatIf.ts";

interface Props {
  past: PastOrder;
  /** What it costs as it is tried, in cents. */
  payPrice: number;
}
/** What a past order cost by the terms of its time, beside what it would cost now. */
export function PastComparison({ past, payPrice }: Props) {
  const t = useWhatIfText();
  const { locale, timeZone, target } = useFormat();
  const orders = target("orders");
  const number = past.number;
  const difference = payPrice - past.payPrice;
  return (
    <Box
      component="section"
      aria-label={t("past.title", { number })}
      sx={{ mt: 1.5, p: 1.25, borderRadius: 1, bgcolor: "action.hover" }}
    >
      <Typography variant="subtitle2" component="h3">
        {orders ? (
          <InnerLink to={toPath(orders, "show", past.orderId)}>
            {t("past.title", { number })}
          </InnerLink>
        ) : (
          t("past.title", { number })
        )}
      </Typography>
      <Typography variant="caption" component="p" color="text.secondary">
        {t("past.placed", { time: formatMomentInText(past.at, locale, timeZone) })}
      </Typography>
      <SumRow label={t("sum.goods")} amount={past.goodsTotal} />
      {(past.reductions ?? [])
        .filter(({ source }) => source !== "flashSale" && source !== "groupActivity")
        .filter(({ source }) => source !== "freeDelivery")
        .map(({ source, name, amount }) => (
          <SumRow
            key={`${source}:${name}`}
            label={name || t(`kinds.${source}`)}
            amount={amount}
            tone="success.main"
          />
        ))}
      <SumRow label={t("sum.freight")} amount={past.freightFee} />
      <SumRow label={t("past.paid")} amount={past.payPrice} strong />
      <Typography variant="body2">
        {difference === 0
          ? t("past.same")
          : t(difference > 0 ? "past.more" : "past.less", {
              amount: formatMoney(Math.abs(difference)),
            })}
      </Typography>
    </Box>
  );
}
