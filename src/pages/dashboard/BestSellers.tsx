import Box from "@mui/material/Box";
import { useTranslate } from "react-admin";
import { formatMoney } from "../../../framework/admin/display/format.ts";
import { chooseLanguage } from "../../../framework/admin/display/localized.ts";
import { useFormat } from "../../../framework/admin/display/useFormat.ts";
import { toPath } from "../../../framework/admin/paths.ts";
import { useActor } from "../../../framework/admin/resources.tsx";
import { tokens } from "../../../framework/admin/theme/tokens.ts";
import { weights } from "../../../framework/admin/theme/typography.ts";
import { canOpenRecords } from "../../../framework/schema/index.ts";
import { goods } from "../../../resources/goods/index.ts";
import { Panel } from "./Panel.tsx";
import { ProductRow, productList } from "./ProductRow.tsx";
import type { Sales } from "./useSales.ts";

/** The products that sold for most in the last seven days; nothing where none was sold. */
export function BestSellers({ best }: { best: NonNullable<Sales["best"]> }) {
  const translate = useTranslate();
  const { language } = useFormat();
  const canOpenGoods = canOpenRecords(useActor(), goods);
  const t = (key: string, options?: object) =>
    translate(`markethall.shell.dashboard.best.${key}`, options);
  const most = Math.max(...best.map(({ sales }) => sales), 1);
  if (best.length === 0) return null;
  return (
    <Panel title={t("title")} note={t("period")}>
      <Box component="ul" sx={productList}>
        {best.map(({ goodsId, goodsName, mainImg, sold, sales }) => (
          <ProductRow
            key={goodsId}
            image={mainImg}
            name={chooseLanguage(goodsName, language) ?? `#${goodsId}`}
            to={canOpenGoods ? toPath(goods, "show", goodsId) : null}
            below={
              <Box
                aria-hidden="true"
                sx={{ height: 4, mt: 0.25, borderRadius: 1, backgroundColor: tokens.accentSoft }}
              >
                <Box
                  sx={{
                    height: 4,
                    width: `${(sales / most) * 100}%`,
                    borderRadius: 1,
                    backgroundColor: tokens.accent,
                  }}
                />
              </Box>
            }
          >
            <Box sx={{ fontWeight: weights.strong }}>{formatMoney(sales)}</Box>
            <Box sx={{ fontSize: "0.75rem", lineHeight: "16px", color: tokens.ink2 }}>
              {t("sold", { smart_count: sold })}
            </Box>
          </ProductRow>
        ))}
      </Box>
    </Panel>
  );
}
