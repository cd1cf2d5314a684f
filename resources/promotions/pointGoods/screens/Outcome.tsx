import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslate } from "react-admin";
import { useWatch } from "react-hook-form";
import { toCents } from "../../../../core/pointValue.ts";
import { SumLine, SumList } from "../../../../framework/admin/display/SumList.tsx";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { useStoredRecord } from "../../../../framework/admin/useRecords.ts";
import { pointGoods } from "../pointGoods.ts";

/** What the shop gets for one unit: what its points pay, and its money. */
export function Outcome() {
  const translate = useTranslate();
  const t = (key: string) => translate(`resources.pointGoods.screen.${key}`);
  const provider = useAdminProvider();
  const stored = useStoredRecord(pointGoods);
  const typed: unknown[] = useWatch({ name: ["points", "money"] });
  const { data } = useQuery({
    queryKey: [pointGoods.name, "getPointsValue"],
    queryFn: () => provider.runCall(pointGoods.name, "getPointsValue", {}),
  });
  const points = toNumber(typed[0]) ?? stored?.points ?? 0;
  const cash = toNumber(typed[1]) ?? stored?.money ?? 0;
  if (!data || points === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {t("outcomeEmpty")}
      </Typography>
    );
  const worth = toCents(points, Number(data.value ?? 0));
  return (
    <>
      <SumList>
        <SumLine name={t("byPoints")} amount={worth} />
        <SumLine name={t("byMoney")} amount={cash} />
        <SumLine name={t("youReceive")} amount={worth + cash} total live />
      </SumList>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {t("note")}
      </Typography>
    </>
  );
}
const toNumber = (value: unknown): number | null => (typeof value === "number" ? value : null);
