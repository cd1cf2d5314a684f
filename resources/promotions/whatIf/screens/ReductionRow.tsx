import Typography from "@mui/material/Typography";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { chooseLanguage } from "../../../../framework/admin/display/localized.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { SumRow } from "./SumRow.tsx";
import { useWhatIfText, type WhatIf } from "./useWhatIf.ts";

interface Props {
  reduction: NonNullable<WhatIf["reductions"]>[number];
  /** The names of the lines; none where its parts are not shown. */
  names: readonly string[];
}
/** What a promotion takes off, with its part of each line. */
export function ReductionRow({ reduction, names }: Props) {
  const t = useWhatIfText();
  const { language } = useFormat();
  const { name, source, amount, shares } = reduction;
  const parts = names.flatMap((line, place) => {
    const share = shares?.[place] ?? 0;
    return share === 0 ? [] : [`${line} −${formatMoney(-share)}`];
  });
  const kind = t(`kinds.${source}`);
  const own = name ? chooseLanguage(name, language) : null;
  const label = source === "flashSale" || source === "groupActivity" || !own ? kind : own;
  return (
    <>
      <SumRow label={label} amount={amount} tone="success.main" />
      {parts.length > 1 && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ pl: 1, mb: 0.5 }}>
          {parts.join(" · ")}
        </Typography>
      )}
    </>
  );
}
