import Box from "@mui/material/Box";
import { useTranslate } from "react-admin";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import { getToneTokens } from "../../../../framework/admin/theme/tokens.ts";
import { weights } from "../../../../framework/admin/theme/typography.ts";
import type { goods } from "../goods.ts";

/** Up to this stock a product is shown as running low. */
const low = 10;

/** About as wide as the stock is shown. */
export const formatStock = ({ stock, skuCount }: AdminRecord<typeof goods>): string =>
  skuCount != null && skuCount > 1 ? `${stock ?? 0} · ${skuCount} variants` : `${stock ?? ""}`;

/** The stock of a product and the number of its variants, coloured where it is low or gone. */
export const StockCell: DisplayComponent<typeof goods> = ({ record }) => {
  const translate = useTranslate();
  const { stock, skuCount } = record;
  if (stock == null) return noValue;
  const t = (key: string, options: object) =>
    translate(`resources.goods.screen.stock.${key}`, options);
  const text =
    stock <= 0
      ? t("none", {})
      : skuCount != null && skuCount > 1
        ? t("variants", { stock: stock.toLocaleString("en"), smart_count: skuCount })
        : stock.toLocaleString("en");
  if (stock > low) return <>{text}</>;
  return (
    <Box
      component="span"
      sx={{
        color: getToneTokens(stock <= 0 ? "error" : "warning").text,
        fontWeight: weights.medium,
      }}
    >
      {text}
    </Box>
  );
};
