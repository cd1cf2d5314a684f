import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import { pathToList, toPath } from "../../../framework/admin/paths.ts";
import { useActor } from "../../../framework/admin/resources.tsx";
import { getToneTokens } from "../../../framework/admin/theme/tokens.ts";
import { weights } from "../../../framework/admin/theme/typography.ts";
import { useRecords } from "../../../framework/admin/useRecords.ts";
import { canOpenRecords } from "../../../framework/schema/index.ts";
import { goods, skus } from "../../../resources/goods/index.ts";
import { Panel } from "./Panel.tsx";
import { ProductRow, productList } from "./ProductRow.tsx";

/** The highest stock that counts as low. */
const lowStock = 10;
const shown = 4;

/** The variants with the least stock; nothing where none is low. */
export function LowStock() {
  const translate = useTranslate();
  const canOpenGoods = canOpenRecords(useActor(), goods);
  const t = (key: string, options?: object) =>
    translate(`markethall.shell.dashboard.stock.${key}`, options);
  const { data = [] } = useRecords(skus, {
    pagination: { page: 1, perPage: shown },
    sort: { field: "stock", order: "ASC" },
    filter: { stock_lte: lowStock },
  });
  if (data.length === 0) return null;
  return (
    <Panel
      title={t("title")}
      tools={
        <Button component={Link} size="small" to={pathToList(skus, { stock_lte: lowStock })}>
          {t("open")}
        </Button>
      }
    >
      <Box component="ul" sx={productList}>
        {data.map((sku) => {
          const name = sku._labels?.goods ?? sku.code ?? "";
          const stock = sku.stock ?? 0;
          return (
            <ProductRow
              key={sku.id}
              image={sku.picture ?? null}
              name={sku.attrName ? `${name} · ${sku.attrName}` : name}
              to={canOpenGoods && sku.goods ? toPath(goods, "show", sku.goods) : null}
            >
              <Box
                component="span"
                sx={{
                  fontWeight: weights.strong,
                  color: getToneTokens(stock > 0 ? "warning" : "error").text,
                }}
              >
                {stock > 0 ? t("left", { smart_count: stock }) : t("soldOut")}
              </Box>
            </ProductRow>
          );
        })}
      </Box>
    </Panel>
  );
}
