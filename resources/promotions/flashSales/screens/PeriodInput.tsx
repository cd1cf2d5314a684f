import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { useLocale } from "react-admin";
import { useWatch } from "react-hook-form";
import { formatMomentInText } from "../../../../framework/admin/display/formatMoment.ts";
import { InnerLink } from "../../../../framework/admin/display/InnerLink.tsx";
import { toPath } from "../../../../framework/admin/paths.ts";
import { type InputComponent, useAdmin } from "../../../../framework/admin/resources.tsx";
import { useStoredRecord } from "../../../../framework/admin/useRecords.ts";
import { flashSales } from "../flashSales.ts";
import { formatPeriod } from "./formatPeriod.ts";
import { useMessages } from "./useMessages.ts";
import { type SaleProduct, useFormProduct } from "./useSaleProduct.ts";

/** The end of a sale, with how long it lasts and what it collides with. */
export const PeriodInput: InputComponent = ({ defaultInput }) => {
  const stored = useStoredRecord(flashSales);
  const [typedBegin, typedEnd]: unknown[] = useWatch({
    name: ["seckillBeginTime", "seckillEndTime"],
  });
  const { data } = useFormProduct();
  const [begin, end] = [
    toTime(typedBegin) ?? toTime(stored?.seckillBeginTime),
    toTime(typedEnd) ?? toTime(stored?.seckillEndTime),
  ];
  return (
    <>
      {defaultInput}
      {begin !== null && end !== null && begin < end && (
        <PeriodNote begin={begin} end={end} product={data} own={stored?.id ?? null} />
      )}
    </>
  );
};

const toTime = (value: unknown): number | null => {
  const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : time;
};

interface NoteProps {
  begin: number;
  end: number;
  product: SaleProduct | undefined;
  /** The sale that is edited. */
  own: number | null;
}
function PeriodNote({ begin, end, product, own }: NoteProps) {
  const t = useMessages();
  const locale = useLocale();
  const { timeZone } = useAdmin();
  const period = formatPeriod(end - begin, locale);
  const other = product?.sales.find(
    ({ id, beginTime, endTime }) =>
      id !== own && Date.parse(beginTime) < end && Date.parse(endTime) > begin,
  );
  if (product?.inGroup)
    return (
      <Alert severity="error" sx={{ mt: 1 }}>
        {t("inGroup")}
      </Alert>
    );
  if (other)
    return (
      <Alert severity="error" sx={{ mt: 1 }}>
        {t("overlaps", {
          from: formatMomentInText(other.beginTime, locale, timeZone),
          to: formatMomentInText(other.endTime, locale, timeZone),
        })}{" "}
        <InnerLink to={toPath(flashSales, "show", other.id)}>{t("viewSale")}</InnerLink>
      </Alert>
    );
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
      {product ? t("periodFree", { period }) : period}
    </Typography>
  );
}
