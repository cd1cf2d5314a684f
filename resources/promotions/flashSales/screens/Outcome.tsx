import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale } from "react-admin";
import { useWatch } from "react-hook-form";
import { formatMoney, formatNumber } from "../../../../framework/admin/display/format.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { useStoredRecord } from "../../../../framework/admin/useRecords.ts";
import { toSalePrices } from "../editPrices.ts";
import { flashSales } from "../flashSales.ts";
import { findLowestPrice } from "../lowestPrice.ts";
import { calculateNet, calculateOutcome } from "../outcome.ts";
import type { SalePrice } from "../saleTerms.ts";
import { useMessages } from "./useMessages.ts";
import { type SaleProduct, useFormProduct, useSaleProduct } from "./useSaleProduct.ts";

/** What a sale earns if everything sells, which follows what is typed. */
export function FormOutcome() {
  const [typed, typedLimit]: unknown[] = useWatch({ name: ["priceFormList", "seckillLimitNum"] });
  const stored = useStoredRecord(flashSales);
  const { data } = useFormProduct();
  return (
    <Outcome
      product={data}
      prices={toSalePrices(typed ?? stored?.priceFormList)}
      limit={toLimit(typedLimit ?? stored?.seckillLimitNum)}
    />
  );
}

/** The same for those who may only read it. */
export function PageOutcome({ record }: { record: AdminRecord }) {
  const goodsId = typeof record.goods === "number" ? record.goods : null;
  const { data } = useSaleProduct(goodsId);
  return (
    <Outcome
      product={data}
      prices={toSalePrices(record.priceFormList)}
      limit={toLimit(record.seckillLimitNum)}
    />
  );
}
const toLimit = (value: unknown): number => (typeof value === "number" ? value : 0);

interface Props {
  product: SaleProduct | undefined;
  prices: readonly SalePrice[];
  limit: number;
}
function Outcome({ product, prices, limit }: Props) {
  const t = useMessages();
  const locale = useLocale();
  const { commissionRate = 0, skus = [] } = product ?? {};
  const { units, revenue, commission, net, regularNet } = calculateOutcome(
    prices,
    skus,
    commissionRate,
  );
  if (!product || units === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {t("outcomeEmpty")}
      </Typography>
    );
  const lowest = findLowestPrice(prices, product.coupons, limit);
  const rate = formatNumber(commissionRate, locale, 0, 2);
  return (
    <>
      <Box component="dl" sx={{ m: 0, display: "grid", gap: 0.75 }}>
        <Line name={t("units", { smart_count: units })} value={formatMoney(revenue)} />
        <Line name={t("commission", { rate })} value={formatMoney(-commission)} />
        <Line name={t("youReceive")} value={formatMoney(net)} isTotal />
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {t("atRegular", { amount: formatMoney(regularNet) })}
      </Typography>
      {lowest && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {t("lowest", {
            smart_count: lowest.qty,
            total: formatMoney(lowest.total),
            name: lowest.coupon,
            net: formatMoney(calculateNet(lowest.total, commissionRate)),
          })}
        </Alert>
      )}
    </>
  );
}

const Line = ({ name, value, isTotal }: { name: string; value: string; isTotal?: boolean }) => (
  <Box
    sx={{
      display: "flex",
      justifyContent: "space-between",
      gap: 1,
      ...(isTotal && { borderTop: 1, borderColor: "divider", pt: 0.75, fontWeight: 600 }),
    }}
  >
    <dt>{name}</dt>
    <Box component="dd" className="number" sx={{ m: 0 }}>
      {value}
    </Box>
  </Box>
);
