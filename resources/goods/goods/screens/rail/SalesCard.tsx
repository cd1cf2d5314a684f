import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { Star } from "lucide";
import { useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router";
import { compare } from "../../../../../framework/admin/dashboard/compare.ts";
import { Sparkline } from "../../../../../framework/admin/dashboard/Sparkline.tsx";
import {
  formatMoney,
  formatNumber,
  formatPercent,
} from "../../../../../framework/admin/display/format.ts";
import { useFormat } from "../../../../../framework/admin/display/useFormat.ts";
import { createIcon } from "../../../../../framework/admin/icons/createIcon.tsx";
import { pathToList } from "../../../../../framework/admin/paths.ts";
import { useAdminProvider } from "../../../../../framework/admin/resources.tsx";
import { getToneTokens, tokens } from "../../../../../framework/admin/theme/tokens.ts";
import { weights } from "../../../../../framework/admin/theme/typography.ts";
import { useStoredRecord } from "../../../../../framework/admin/useRecords.ts";
import type { CallOutput } from "../../../../../framework/schema/index.ts";
import { goods } from "../../goods.ts";

const StarIcon = createIcon(Star);
const arrows = { up: "↑", down: "↓", same: "" } as const;
type Sales = CallOutput<typeof goods, "getSales">;

/** What the product sold for in the last 30 days, and how its customers rate it. */
export function SalesCard() {
  const record = useStoredRecord(goods);
  const provider = useAdminProvider();
  const id = record?.id ?? 0;
  const { data, error } = useQuery({
    queryKey: [goods.name, "sales", id],
    queryFn: () => provider.runCall("goods", "getSales", { goodsId: id }),
    enabled: id > 0,
  });
  if (error)
    return (
      <Typography variant="body2" color="error">
        {error.message}
      </Typography>
    );
  if (!data) return <Skeleton variant="rounded" height={72} />;
  return (
    <>
      <Figures sales={data} />
      {data.ratings > 0 && <Rating goodsId={id} sales={data} />}
    </>
  );
}

function Figures({ sales: { sold, sales, salesBefore, slots } }: { sales: Sales }) {
  const translate = useTranslate();
  const { locale } = useFormat();
  const t = (key: string, options: object = {}) =>
    translate(`resources.goods.screen.sales.${key}`, options);
  const change = compare(sales, salesBefore);
  const tone = getToneTokens(change.direction === "down" ? "error" : "success");
  if (sold === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {t("none")}
      </Typography>
    );
  return (
    <Box sx={{ display: "flex", alignItems: "flex-end", gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h3" component="p" sx={{ fontVariantNumeric: "tabular-nums" }}>
          {formatMoney(sales)}
        </Typography>
        <Typography variant="caption" component="p" color="text.secondary">
          {t("sold", { amount: formatNumber(sold, locale) })}
          {change.percent !== null && change.direction !== "same" && (
            <>
              {" · "}
              <Box component="span" sx={{ fontWeight: weights.strong, color: tone.text }}>
                {`${arrows[change.direction]} ${formatPercent(change.percent, locale)} `}
              </Box>
              {t("than")}
            </>
          )}
        </Typography>
      </Box>
      <Sparkline figures={(slots ?? []).map((slot) => slot.sales)} />
    </Box>
  );
}

function Rating({ goodsId, sales: { rating, ratings } }: { goodsId: number; sales: Sales }) {
  const translate = useTranslate();
  const { locale, target } = useFormat();
  const comments = target("comments");
  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "center",
        gap: 0.75,
        mt: 1.5,
        pt: 1.25,
        borderTop: `1px solid ${tokens.line}`,
      }}
    >
      <StarIcon sx={{ fontSize: 18, color: tokens.amber, "& path": { fill: "currentColor" } }} />
      <Typography variant="body2" component="span" sx={{ fontWeight: weights.strong }}>
        {formatNumber(Number(rating), locale, 1, 1)}
      </Typography>
      <Typography variant="body2" component="span" color="text.secondary" sx={{ flex: 1 }}>
        {translate("resources.goods.screen.sales.rating", { smart_count: ratings })}
      </Typography>
      {comments && (
        <Link component={RouterLink} to={pathToList(comments, { goodsId })} variant="body2">
          {translate("resources.goods.screen.sales.read")}
        </Link>
      )}
    </Box>
  );
}
