import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { Link as RouterLink } from "react-router-dom";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { reveal } from "../../../../framework/admin/form/reveal.ts";
import { pathToList } from "../../../../framework/admin/paths.ts";
import { useRecords, useStoredRecord } from "../../../../framework/admin/useRecords.ts";
import { coupons } from "../coupons.ts";
import { calculateReduction } from "../couponTerms.ts";
import { useCouponText } from "./useCouponText.ts";

type Values = Readonly<Record<string, unknown>>;
const toNumber = (value: unknown): number => (typeof value === "number" ? value : 0);

/** What to check before saving: free goods, other coupons, and claimed ones on the old terms. */
export function Checks({ values }: { values: Values }) {
  return (
    <>
      <FreeGoods values={values} />
      <OtherCoupons />
      <OldTerms values={values} />
    </>
  );
}

/** A coupon that takes as much off as its minimum makes goods free. */
function FreeGoods({ values }: { values: Values }) {
  const t = useCouponText();
  if (values.type === "discount") return null;
  const [amount, minimum] = [toNumber(values.amount), toNumber(values.fullAmount)];
  if (
    amount === 0 ||
    calculateReduction({ type: "fullReduction", amount, discount: null }, minimum) < minimum
  )
    return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button
          size="small"
          color="inherit"
          onClick={({ currentTarget }) => reveal(currentTarget.closest("form"), "fullAmount")}
        >
          {t("checks.setMinimum")}
        </Button>
      }
    >
      {t("checks.free", { amount: formatMoney(amount) })}
    </Alert>
  );
}

/** Other active coupons of the shop, of which an order has one. */
function OtherCoupons() {
  const t = useCouponText();
  const record = useStoredRecord(coupons);
  const { data } = useRecords(coupons, {
    pagination: { page: 1, perPage: 5 },
    sort: { field: "id", order: "DESC" },
    filter: { status: "distributing" },
  });
  const others = (data ?? []).filter(({ id }) => id !== record?.id);
  const [first] = others;
  if (!first) return null;
  return (
    <Alert severity="info">
      {t("checks.others", { smart_count: others.length, name: first.name ?? "" })}{" "}
      <Link
        component={RouterLink}
        to={pathToList(coupons, { tab: "distributing" })}
        color="inherit"
      >
        {t("checks.see")}
      </Link>
    </Alert>
  );
}

const termNames = ["type", "amount", "discount", "fullAmount", "useType"] as const;
/** How many claimed coupons keep the terms that are being changed. */
function OldTerms({ values }: { values: Values }) {
  const t = useCouponText();
  const record = useStoredRecord(coupons);
  const unused = record?.unusedNum ?? 0;
  if (!record || unused === 0) return null;
  const isChanged = termNames.some((name) => (values[name] ?? null) !== (record[name] ?? null));
  if (!isChanged && !record.oldTerms) return null;
  return (
    <Alert severity="info">
      {t("checks.oldTerms", { smart_count: isChanged ? unused : (record.oldTerms ?? 0) })}
      {record.type === "fullReduction" && isChanged && (
        <> {t("checks.outstanding", { amount: formatMoney((record.amount ?? 0) * unused) })}</>
      )}
    </Alert>
  );
}
