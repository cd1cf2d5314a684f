import Box from "@mui/material/Box";
import { useTranslate } from "react-admin";
import { Panel } from "../../../../../framework/admin/dashboard/Panel.tsx";
import { PictureRow, pictureList } from "../../../../../framework/admin/dashboard/PictureRow.tsx";
import { formatMoney } from "../../../../../framework/admin/display/format.ts";
import { chooseLanguage } from "../../../../../framework/admin/display/localized.ts";
import { useFormat } from "../../../../../framework/admin/display/useFormat.ts";
import { toPath } from "../../../../../framework/admin/paths.ts";
import { tokens } from "../../../../../framework/admin/theme/tokens.ts";
import { weights } from "../../../../../framework/admin/theme/typography.ts";
import { useSales } from "./useSales.ts";

const bar = { height: 4, borderRadius: 1 } as const;

/** The products that sold for most in the last seven days. */
export function BestSellers() {
  const translate = useTranslate();
  const { language, target } = useFormat();
  const products = target("goods");
  const query = useSales();
  const best = query.data?.best ?? [];
  const t = (key: string, options?: object) =>
    translate(`resources.orders.screen.dashboard.${key}`, options);
  const most = Math.max(...best.map(({ sales }) => sales), 1);
  return (
    <Panel title={t("best")} note={t("bestPeriod")} query={query} height={184}>
      {best.length === 0 && (
        <Box sx={{ px: 2, pb: 2, color: tokens.ink2 }}>
          {translate("framework.dashboard.empty")}
        </Box>
      )}
      <Box component="ul" sx={{ ...pictureList, pb: best.length > 0 ? 1 : 0 }}>
        {best.map(({ goodsId, goodsName, mainImg, sold, sales }) => (
          <PictureRow
            key={goodsId}
            image={mainImg}
            name={chooseLanguage(goodsName, language) ?? `#${goodsId}`}
            to={products ? toPath(products, "show", goodsId) : null}
            below={
              <Box aria-hidden="true" sx={{ ...bar, mt: 0.25, backgroundColor: tokens.accentSoft }}>
                <Box
                  sx={{
                    ...bar,
                    width: `${(sales / most) * 100}%`,
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
          </PictureRow>
        ))}
      </Box>
    </Panel>
  );
}
