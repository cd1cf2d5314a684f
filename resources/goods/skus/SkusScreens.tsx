import Box from "@mui/material/Box";
import { formatNumber } from "../../../framework/admin/display/format.ts";
import { noValue } from "../../../framework/admin/display/noValue.ts";
import { useFormat } from "../../../framework/admin/display/useFormat.ts";
import { type DisplayComponent, defineScreens } from "../../../framework/admin/resources.tsx";
import { getToneTokens } from "../../../framework/admin/theme/tokens.ts";
import { weights } from "../../../framework/admin/theme/typography.ts";
import { goods } from "../goods/goods.ts";
import { ReservedUnits } from "./screens/ReservedUnits.tsx";
import { StockButton } from "./screens/StockButton.tsx";
import { lowStock, skus } from "./skus.ts";

/** The path contains ids of option values; the server sets their names beside it. */
const OptionNames: DisplayComponent<typeof skus> = ({ record }) => record.attrName || noValue;

/** Units in stock: none in red, few in amber. */
const Stock: DisplayComponent<typeof skus> = ({ record }) => {
  const { locale } = useFormat();
  const stock = record.stock ?? 0;
  const text = formatNumber(stock, locale);
  if (stock > lowStock) return text;
  return (
    <Box
      component="span"
      sx={{
        fontWeight: weights.strong,
        color: getToneTokens(stock > 0 ? "warning" : "error").text,
      }}
    >
      {text}
    </Box>
  );
};

export default defineScreens(skus, {
  tools: StockButton,
  // The import of products reads the inventory file of Shopify.
  imports: [{ resource: goods, label: "resources.skus.screen.importShopify" }],
  displays: { attrPath: OptionNames, stock: Stock, reserved: ReservedUnits },
  // On its page the options are named by `attrName`, and the place says nothing.
  omitted: ["attrPath", "position"],
});
