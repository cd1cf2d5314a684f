import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useWatch } from "react-hook-form";
import { allocate } from "../../../../core/allocate.ts";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { chooseLanguage, isLocalized } from "../../../../framework/admin/display/localized.ts";
import { SumLine, SumList } from "../../../../framework/admin/display/SumList.tsx";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { useResource } from "../../../../framework/admin/resources.tsx";
import { getToneTokens, lengths, tokens } from "../../../../framework/admin/theme/tokens.ts";
import { weights } from "../../../../framework/admin/theme/typography.ts";
import { useIsPhone } from "../../../../framework/admin/theme/useIsPhone.ts";
import { useRecords, useStoredRecord } from "../../../../framework/admin/useRecords.ts";
import { coupons } from "../coupons.ts";
import { calculateReduction } from "../couponTerms.ts";
import { Checks } from "./Checks.tsx";
import { useCouponText, useTermsText } from "./useCouponText.ts";

const watched = [
  "type",
  "amount",
  "discount",
  "fullAmount",
  "useType",
  "goodsIds",
  "cateIds",
  "name",
] as const;
const isIds = (value: unknown): value is number[] => Array.isArray(value) && value.length > 0;
const toNumber = (value: unknown): number | null => (typeof value === "number" ? value : null);

const maxQty = 9;
interface Line {
  id: number;
  name: string;
  price: number;
}
/** Up to three products on sale that the coupon is for. */
function useLines(values: Readonly<Record<string, unknown>>): readonly Line[] | null {
  const { language } = useFormat();
  const { useType, goodsIds, cateIds } = values;
  const scope: Record<string, string> =
    useType === "goods" && isIds(goodsIds)
      ? { ids: goodsIds.slice(0, 20).join(",") }
      : useType === "category" && isIds(cateIds)
        ? { category_under: cateIds.join(",") }
        : {};
  const goods = useResource("goods");
  const { data, isPending } = useRecords(goods, {
    pagination: { page: 1, perPage: 3 },
    sort: { field: "sellNum", order: "DESC" },
    filter: { status: "onSale", ...scope },
  });
  if (isPending || !data) return null;
  return data.flatMap(({ id, title, price }) =>
    typeof price === "number"
      ? [{ id, name: isLocalized(title) ? (chooseLanguage(title, language) ?? "") : "", price }]
      : [],
  );
}

/** What a cart of the shop's products costs with the coupon, and what its customer reads. */
export function Example() {
  const t = useCouponText();
  const { formatTerms, formatOff } = useTermsText();
  const isPhone = useIsPhone();
  const record = useStoredRecord(coupons);
  const typed: unknown[] = useWatch({ name: watched });
  const values = Object.fromEntries(
    watched.map((name, place) => [name, typed[place] ?? record?.[name]]),
  );
  const lines = useLines(values);
  const type = values.type === "discount" ? "discount" : "fullReduction";
  const minimum = toNumber(values.fullAmount) ?? 0;
  const once = (lines ?? []).reduce((all, { price }) => all + price, 0);
  // As many of each as the minimum takes, so that the example shows the coupon at work.
  const qty = once > 0 ? Math.min(maxQty, Math.max(1, Math.ceil(minimum / once))) : 1;
  const amounts = (lines ?? []).map(({ price }) => price * qty);
  const total = amounts.reduce((all, price) => all + price, 0);
  const terms = {
    type,
    amount: toNumber(values.amount),
    discount: toNumber(values.discount),
  } as const;
  const off = total >= minimum ? calculateReduction(terms, total) : 0;
  const shares = allocate(off, amounts);
  const example = (
    <Stack spacing={1.5}>
      {lines?.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {t("example.noGoods")}
        </Typography>
      )}
      {lines?.map(({ id, name, price }, place) => (
        <Stack key={id} direction="row" spacing={1} sx={{ justifyContent: "space-between" }}>
          <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
            {qty > 1 ? `${name} × ${qty}` : name}
          </Typography>
          <Box sx={{ textAlign: "right", flexShrink: 0 }}>
            <Typography variant="body2" className="number">
              {formatMoney(price * qty)}
            </Typography>
            {(shares[place] ?? 0) > 0 && (
              <Typography
                variant="caption"
                component="div"
                className="number"
                sx={{ color: getToneTokens("success").text }}
              >
                {formatMoney(-(shares[place] ?? 0))}
              </Typography>
            )}
          </Box>
        </Stack>
      ))}
      {total > 0 && (
        <SumList>
          <SumLine name={t("example.items")} amount={total} />
          <SumLine name={t("example.coupon")} amount={-off} />
          <SumLine name={t("example.pays")} amount={total - off} total live />
        </SumList>
      )}
      <Typography variant="body2" sx={{ fontWeight: weights.strong }}>
        {t("example.reads")}
      </Typography>
      <Box
        sx={{
          display: "flex",
          border: `1px dashed ${tokens.line}`,
          borderRadius: 1,
          overflow: "hidden",
        }}
      >
        <Box
          sx={{
            display: "flex",
            alignItems: "center",
            px: 1.5,
            backgroundColor: "primary.main",
            color: "primary.contrastText",
            fontWeight: weights.strong,
          }}
        >
          {formatOff(values) ?? t("blank")}
        </Box>
        <Box sx={{ p: 1.25, minWidth: 0 }}>
          <Typography variant="body2" sx={{ fontWeight: weights.strong, overflowWrap: "anywhere" }}>
            {String(values.name ?? "") || t("blank")}
          </Typography>
          <Typography variant="caption" component="div" color="text.secondary">
            {formatTerms(values)}
          </Typography>
          {once > 0 && once < minimum && (
            <Typography
              variant="caption"
              component="div"
              sx={{ color: getToneTokens("warning").text }}
            >
              {t("example.missing", {
                cart: formatMoney(once),
                amount: formatMoney(minimum - once),
              })}
            </Typography>
          )}
        </Box>
      </Box>
    </Stack>
  );
  return (
    <Stack spacing={1.5}>
      {isPhone ? (
        <details>
          <Box
            component="summary"
            className="number"
            sx={{ cursor: "pointer", lineHeight: `${lengths.touch}px` }}
          >
            {t(off > 0 ? "example.folded" : "example.show", {
              cart: formatMoney(total),
              pays: formatMoney(total - off),
            })}
          </Box>
          {example}
        </details>
      ) : (
        example
      )}
      <Checks values={values} />
    </Stack>
  );
}
