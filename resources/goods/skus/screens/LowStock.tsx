import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useTranslate } from "react-admin";
import { AllButton } from "../../../../framework/admin/dashboard/AllButton.tsx";
import { Panel } from "../../../../framework/admin/dashboard/Panel.tsx";
import { PictureRow, pictureList } from "../../../../framework/admin/dashboard/PictureRow.tsx";
import { chooseLanguage } from "../../../../framework/admin/display/localized.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { toPath } from "../../../../framework/admin/paths.ts";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { getToneTokens, tokens } from "../../../../framework/admin/theme/tokens.ts";
import { weights } from "../../../../framework/admin/theme/typography.ts";
import { skus } from "../skus.ts";

/** Fewer days of stock than these are urgent, and soon. */
const urgentDays = 3;
const soonDays = 14;

/** The variants on sale whose stock runs out first, by what was sold of them in 30 days. */
export function LowStock() {
  const translate = useTranslate();
  const provider = useAdminProvider();
  const { language, target } = useFormat();
  const products = target("goods");
  const t = (key: string, options?: object) =>
    translate(`resources.skus.screen.dashboard.${key}`, options);
  const query = useQuery({
    queryKey: [skus.name, "runningLow"],
    queryFn: () => provider.runCall("skus", "getRunningLow", {}),
    refetchOnMount: "always",
  });
  const list = query.data?.list ?? [];
  const byStock = `${toPath(skus, "list")}?${new URLSearchParams({ sort: "stock", order: "ASC" })}`;
  return (
    <Panel title={t("title")} query={query} height={248} tools={<AllButton to={byStock} />}>
      {list.length === 0 && <Box sx={{ px: 2, pb: 2, color: tokens.ink2 }}>{t("none")}</Box>}
      <Box component="ul" sx={{ ...pictureList, pb: list.length > 0 ? 1 : 0 }}>
        {list.map(({ skuId, goodsId, goodsName, attrName, img, stock, days, perWeek }) => {
          const name = chooseLanguage(goodsName, language) ?? `#${goodsId}`;
          const isUrgent = stock === 0 || (days !== null && days < urgentDays);
          const tone = isUrgent ? "error" : "warning";
          const hasTime = days !== null && days >= soonDays;
          const facts = [
            ...(attrName ? [attrName] : []),
            ...(stock > 0 ? [t("left", { smart_count: stock })] : []),
            ...(perWeek !== null ? [t("perWeek", { smart_count: perWeek })] : []),
          ];
          return (
            <PictureRow
              key={skuId}
              image={img}
              name={name}
              to={products ? toPath(products, "show", goodsId) : null}
              below={
                facts.length > 0 && (
                  <Box sx={{ typography: "caption", color: tokens.ink2, overflowWrap: "anywhere" }}>
                    {facts.join(" · ")}
                  </Box>
                )
              }
            >
              <Box
                component="span"
                sx={{
                  fontWeight: weights.strong,
                  color: hasTime ? tokens.ink : getToneTokens(tone).text,
                }}
              >
                {stock === 0 ? t("soldOut") : days !== null && t("days", { smart_count: days })}
              </Box>
            </PictureRow>
          );
        })}
      </Box>
    </Panel>
  );
}
