import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { chooseLanguage, isLocalized } from "../../../../framework/admin/display/localized.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { tokens } from "../../../../framework/admin/theme/tokens.ts";
import type { SheetLine } from "./findScanned.ts";
import { useCountText } from "./useCountText.ts";

interface Props {
  line: (SheetLine & { goodsName?: unknown; skuName?: string | null }) | undefined;
  extra: { code: string; location: string } | null;
  typed: string;
}
/** The location in giant type, the item to count there, and the number so far. */
export function CountedItem({ line, extra, typed }: Props) {
  const t = useCountText();
  const { language } = useFormat();
  const name = isLocalized(line?.goodsName) ? chooseLanguage(line.goodsName, language) : "";
  return (
    <>
      <Typography component="p" sx={{ fontSize: 40, lineHeight: 1.1, fontWeight: 660, m: 0 }}>
        {extra?.location ?? line?.locationCode}
      </Typography>
      <Card variant="outlined" sx={{ px: 2, py: 1.5 }}>
        {extra ? (
          <Typography role="status">{t("isNew", extra)}</Typography>
        ) : (
          <>
            <Typography variant="h3" component="h2">
              {name || noValue}
            </Typography>
            <Typography sx={{ color: tokens.ink2, overflowWrap: "anywhere" }}>
              {[line?.skuName, line?.skuCode].filter(Boolean).join(" · ")}
            </Typography>
          </>
        )}
      </Card>
      <Box sx={{ textAlign: "center" }}>
        <Typography variant="body2" sx={{ color: tokens.ink2 }}>
          {line?.countedBy && !extra ? t("countedBy", { counter: line.countedBy }) : t("quantity")}
        </Typography>
        <Typography
          component="output"
          aria-label={t("quantity")}
          sx={{
            display: "block",
            minHeight: 56,
            fontSize: 56,
            lineHeight: 1,
            fontWeight: 660,
            fontVariantNumeric: "tabular-nums",
          }}
        >
          {typed || (line?.counted ?? noValue)}
        </Typography>
      </Box>
    </>
  );
}
