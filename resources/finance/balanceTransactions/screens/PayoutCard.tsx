import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { Panel } from "../../../../framework/admin/dashboard/Panel.tsx";
import { TableButton } from "../../../../framework/admin/dashboard/TableButton.tsx";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { formatMoment } from "../../../../framework/admin/display/formatMoment.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { pathToList, toPath } from "../../../../framework/admin/paths.ts";
import { useActor } from "../../../../framework/admin/resources.tsx";
import { tokens } from "../../../../framework/admin/theme/tokens.ts";
import { useIsPhone } from "../../../../framework/admin/theme/useIsPhone.ts";
import { canOpen } from "../../../../framework/schema/index.ts";
import { withdrawals } from "../../withdrawals/withdrawals.ts";
import { balanceTransactions } from "../balanceTransactions.ts";
import { PayoutTable } from "./PayoutTable.tsx";
import { type Outlook, useOutlook } from "./useOutlook.ts";
import { WaterfallChart } from "./WaterfallChart.tsx";
import { layOutWaterfall, type WaterfallBar } from "./waterfall.ts";

/** What made up the last payout, as bars or as a table; each part opens its lines. */
export function PayoutCard() {
  const translate = useTranslate();
  const t = (key: string, options?: object) =>
    translate(`resources.balanceTransactions.screen.payout.${key}`, options);
  const { locale, timeZone } = useFormat();
  const [asTable, setTable] = useState(false);
  // The names of the bars need more room than a phone has.
  const isPhone = useIsPhone();
  const isTable = asTable || isPhone;
  const query = useOutlook();
  const { data } = query;
  const paidAt = data?.paidAt;
  const hasPayout = data !== undefined && data.payoutId !== null;
  return (
    <Panel
      title={t("title")}
      note={
        hasPayout && paidAt
          ? t("paidAt", {
              number: data.payoutNo ?? "",
              at: formatMoment(paidAt, locale, timeZone),
            })
          : undefined
      }
      query={query}
      height={220}
      tools={hasPayout && !isPhone && <TableButton isTable={isTable} onChange={setTable} />}
    >
      {hasPayout ? (
        <Explained data={data} isTable={isTable} />
      ) : (
        <Typography variant="body2" sx={{ px: 2, pb: 2, color: tokens.ink2 }}>
          {t("none")}
        </Typography>
      )}
    </Panel>
  );
}

function Explained({ data, isTable }: { data: Outlook; isTable: boolean }) {
  const translate = useTranslate();
  const t = (key: string, options?: object) =>
    translate(`resources.balanceTransactions.screen.payout.${key}`, options);
  const opensPayouts = canOpen(useActor(), withdrawals);
  const waterfall = layOutWaterfall(data.parts ?? [], data.paid ?? 0);
  const getName = ({ name }: WaterfallBar) => t(`parts.${name}`);
  const getPath = ({ name }: WaterfallBar) => {
    if (name !== "paid" && name !== "fee")
      return pathToList(balanceTransactions, { tab: "balance", payoutPart: name });
    return opensPayouts && data.payoutId ? toPath(withdrawals, "show", data.payoutId) : null;
  };
  if (isTable)
    return (
      <Box sx={{ pb: 1 }}>
        <PayoutTable bars={waterfall.bars} getName={getName} getPath={getPath} />
      </Box>
    );
  return (
    <>
      <WaterfallChart
        waterfall={waterfall}
        label={t("title")}
        getName={getName}
        getPath={getPath}
      />
      <Typography
        variant="caption"
        component="p"
        sx={{ px: 2, pb: 1.5, color: tokens.ink2, minHeight: 16 }}
      >
        {[
          waterfall.base > 0 &&
            t("cut", { amount: formatMoney(waterfall.base).replace(/\.00$/, "") }),
          t("opens"),
        ]
          .filter(Boolean)
          .join(" ")}
      </Typography>
    </>
  );
}
