import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { useWatch } from "react-hook-form";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { SumLine, SumList } from "../../../../framework/admin/display/SumList.tsx";
import { splitExample } from "./splitExample.ts";

const watched = ["type", "amount", "discount", "fullAmount", "platformPercent"] as const;
const toNumber = (value: unknown): number | null => (typeof value === "number" ? value : null);

/** What an order at the minimum costs with the coupon, and who bears what it takes off. */
export function Example() {
  const translate = useTranslate();
  const t = (key: string, options: object = {}) =>
    translate(`resources.platformCoupons.screen.example.${key}`, options);
  const [type, amount, discount, fullAmount, percent]: unknown[] = useWatch({ name: watched });
  const split = splitExample(
    {
      type: type === "discount" ? "discount" : "fullReduction",
      amount: toNumber(amount),
      discount: toNumber(discount),
      fullAmount: toNumber(fullAmount) ?? 0,
    },
    toNumber(percent),
  );
  if (!split)
    return (
      <Typography variant="body2" color="text.secondary">
        {t("empty")}
      </Typography>
    );
  const { goods, off, platform, shops } = split;
  return (
    <Stack spacing={1.5}>
      <Typography variant="body2">{t("order", { amount: formatMoney(goods) })}</Typography>
      <SumList>
        <SumLine name={t("items")} amount={goods} />
        <SumLine name={t("coupon")} amount={-off} />
        <SumLine name={t("pays")} amount={goods - off} total live />
      </SumList>
      <Typography variant="body2">{t("bearers")}</Typography>
      <SumList>
        <SumLine name={t("platform")} amount={platform} live />
        <SumLine name={t("shops")} amount={shops} live />
        <SumLine name={t("coupon")} amount={off} total />
      </SumList>
      <Typography variant="caption" color="text.secondary">
        {t("split")}
      </Typography>
    </Stack>
  );
}
