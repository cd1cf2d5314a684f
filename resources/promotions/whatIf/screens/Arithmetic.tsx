import Divider from "@mui/material/Divider";
import Typography from "@mui/material/Typography";
import { formatNumber } from "../../../../framework/admin/display/format.ts";
import { chooseLanguage } from "../../../../framework/admin/display/localized.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { SectionCard } from "../../../../framework/admin/show/SectionCard.tsx";
import { PastComparison } from "./PastComparison.tsx";
import { ReductionRow } from "./ReductionRow.tsx";
import { SumRow } from "./SumRow.tsx";
import { type PastOrder, useWhatIfText, type WhatIf } from "./useWhatIf.ts";

interface Props {
  answer: WhatIf | undefined;
  past: PastOrder | null;
}
/** How the order's price comes about, and what the shop receives of it. */
export function Arithmetic({ answer, past }: Props) {
  const t = useWhatIfText();
  const { language, locale } = useFormat();
  if (!answer)
    return (
      <SectionCard title={t("sum.title")}>
        <Typography color="text.secondary">{t("sum.empty")}</Typography>
      </SectionCard>
    );
  const lines = answer.lines ?? [];
  const reductions = answer.reductions ?? [];
  const names = lines.map(({ name, skuName }) =>
    [chooseLanguage(name, language), skuName].filter(Boolean).join(" "),
  );
  const ofGoods = reductions.filter(({ stage }) => stage !== "freeDelivery");
  const ofFreight = reductions.filter(({ stage }) => stage === "freeDelivery");
  return (
    <SectionCard title={t("sum.title")}>
      {lines.map(({ skuId, qty, listPrice }, place) => (
        <SumRow
          key={skuId}
          label={qty === 1 ? (names[place] ?? "") : `${names[place]} × ${qty}`}
          amount={listPrice * qty}
        />
      ))}
      <Divider sx={{ my: 0.75 }} />
      <SumRow label={t("sum.items")} amount={answer.listTotal} strong />
      {ofGoods.map((one) => (
        <ReductionRow key={`${one.source}:${one.sourceId}`} reduction={one} names={names} />
      ))}
      {ofGoods.length > 0 && (
        <>
          <Divider sx={{ my: 0.75 }} />
          <SumRow label={t("sum.goods")} amount={answer.goodsPaid} strong />
        </>
      )}
      <SumRow label={t("sum.freight")} amount={answer.freightBefore} />
      {ofFreight.map((one) => (
        <ReductionRow key={`${one.source}:${one.sourceId}`} reduction={one} names={[]} />
      ))}
      <Divider sx={{ my: 0.75, borderColor: "text.primary" }} />
      <SumRow label={t("pays")} amount={answer.payPrice} size="large" />
      {answer.byGiftCard > 0 && (
        <SumRow label={t("sum.byGiftCard")} amount={-answer.byGiftCard} quiet />
      )}
      {answer.byPoints > 0 && (
        <SumRow
          label={t("sum.byPoints", {
            smart_count: answer.points,
            points: formatNumber(answer.points, locale),
          })}
          amount={-answer.byPoints}
          quiet
        />
      )}
      {answer.rest < answer.payPrice && (
        <SumRow label={t("sum.rest")} amount={answer.rest} strong />
      )}
      {answer.gstRegistered && <SumRow label={t("sum.tax")} amount={answer.tax} quiet />}
      <Divider sx={{ my: 0.75 }} />
      {answer.platformShare > 0 && (
        <SumRow label={t("sum.platform")} amount={answer.platformShare} quiet />
      )}
      <SumRow label={t("sum.commission")} amount={-answer.commission} quiet />
      <SumRow label={t("sum.net")} amount={answer.net} strong />
      {past && <PastComparison past={past} payPrice={answer.payPrice} />}
    </SectionCard>
  );
}
