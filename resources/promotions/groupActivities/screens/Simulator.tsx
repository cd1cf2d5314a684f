import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { parsePrice } from "../../../../core/parsePrice.ts";
import { formatMoney, formatPercent } from "../../../../framework/admin/display/format.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { AmountInput } from "../../../../framework/admin/input/AmountInput.tsx";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { useStoredRecord } from "../../../../framework/admin/useRecords.ts";
import { groupActivities } from "../groupActivities.ts";
import { findBreakEven, type Step, toSteps } from "../ladder.ts";
import { StepsTable } from "./StepsTable.tsx";
import { useMessages } from "./useMessages.ts";
import { WhatIf } from "./WhatIf.tsx";

/** The hours of a group while none are typed. */
const defaultHours = 24;

interface Values {
  goods?: unknown;
  groupType?: unknown;
  groupNum?: unknown;
  groupJson?: unknown;
  groupLimitHours?: unknown;
}
const watched = ["goods", "groupType", "groupNum", "groupJson", "groupLimitHours"] as const;

/** What each step of a group activity costs, which follows what is typed. */
export function FormSimulator() {
  const stored = useStoredRecord(groupActivities);
  const typed: unknown[] = useWatch({ name: watched });
  const values = Object.fromEntries(
    watched.map((name, place) => [name, typed[place] ?? stored?.[name]]),
  );
  return <Simulator values={values} />;
}
/** The same for those who may only read it. */
export const PageSimulator = ({ record }: { record: AdminRecord<typeof groupActivities> }) => (
  <Simulator values={record} />
);

function Simulator({ values }: { values: Values }) {
  const t = useMessages();
  const { locale } = useFormat();
  const provider = useAdminProvider();
  const [typedCost, setTypedCost] = useState("");
  const goodsId = typeof values.goods === "number" ? values.goods : null;
  const { data } = useQuery({
    queryKey: [groupActivities.name, "getProduct", goodsId],
    enabled: goodsId !== null,
    queryFn: () => provider.runCall(groupActivities.name, "getProduct", { goodsId: goodsId ?? 0 }),
  });
  const steps: Step[] =
    values.groupType === "ladder"
      ? toSteps(values.groupJson)
      : typeof values.groupNum === "number"
        ? [{ num: values.groupNum, discounts: null }]
        : [];
  const [sku, ...others] = data?.skus ?? [];
  if (!data || !sku || steps.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {t("simulator.empty")}
      </Typography>
    );
  const cost = typedCost.trim() === "" ? null : parsePrice(typedCost);
  const terms = { price: sku.price, commissionRate: data.commissionRate, cost };
  const breakEven = findBreakEven(terms);
  return (
    <Stack spacing={2}>
      <Stack
        direction="row"
        sx={{ flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 1 }}
      >
        <Typography variant="body2" className="number">
          {t(others.length > 0 ? "simulator.ofVariant" : "simulator.of", {
            price: formatMoney(sku.price),
            variant: sku.name ?? "",
            rate: formatPercent(data.commissionRate, locale),
          })}
        </Typography>
        <Stack direction="row" spacing={1} sx={{ alignItems: "center" }}>
          <Typography variant="body2">{t("simulator.cost")}</Typography>
          <AmountInput
            name={t("simulator.cost")}
            cents={0}
            typed={typedCost}
            onType={setTypedCost}
            problem={typedCost.trim() !== "" && cost === null ? t("simulator.badCost") : null}
          />
        </Stack>
      </Stack>
      <Box
        sx={{
          display: "grid",
          gap: 3,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" },
        }}
      >
        <Box sx={{ order: { xs: 1, lg: 0 }, minWidth: 0 }}>
          <StepsTable steps={steps} terms={terms} />
          {breakEven !== null && (
            <Typography variant="body2" className="number" sx={{ mt: 1 }}>
              {t("simulator.breakEven", { amount: formatMoney(breakEven) })}
            </Typography>
          )}
          {cost === null && (
            <Alert severity="info" sx={{ mt: 1 }}>
              {t("simulator.noCost")}
            </Alert>
          )}
        </Box>
        <WhatIf
          steps={steps}
          terms={terms}
          hours={typeof values.groupLimitHours === "number" ? values.groupLimitHours : defaultHours}
        />
      </Box>
    </Stack>
  );
}
