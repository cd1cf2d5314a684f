import Box from "@mui/material/Box";
import { useTranslate } from "react-admin";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import type { monthDisputes } from "../../monthDisputes/monthDisputes.ts";
import type { dayDisputes } from "../dayDisputes.ts";

const amounts = ["gross", "coupon", "commission", "net"] as const;
/** The platform covers coupons, so it is not named there as to a shop. */
const headings = {
  gross: "resources.settlementLines.fields.gross",
  coupon: "resources.dayDisputes.fields.coupon",
  commission: "resources.settlementLines.fields.commission",
  net: "resources.settlementLines.fields.net",
} as const;
const cell = {
  py: 0.75,
  px: 1,
  borderBottom: 1,
  borderColor: "divider",
  whiteSpace: "nowrap",
} as const;
const number = { ...cell, textAlign: "right", fontVariantNumeric: "tabular-nums" } as const;
/** A phone is wide enough for the net amount only. */
const part = { ...number, display: { xs: "none", sm: "table-cell" } } as const;

/** The lines of a disputed statement. */
export const DisputedLines: DisplayComponent<typeof dayDisputes | typeof monthDisputes> = ({
  record: { lines },
}) => {
  const translate = useTranslate();
  if (!lines || lines.length === 0) return noValue;
  const t = (key: string) => translate(`resources.settlementLines.${key}`);
  return (
    <Box sx={{ overflowX: "auto" }}>
      <Box
        component="table"
        sx={{ borderCollapse: "collapse", width: "100%", fontSize: "inherit" }}
      >
        <thead>
          <tr>
            <Box component="th" sx={{ ...cell, textAlign: "left" }}>
              {t("fields.kind")}
            </Box>
            <Box component="th" sx={{ ...cell, textAlign: "left" }}>
              {t("fields.orderNo")}
            </Box>
            {amounts.map((amount) => (
              <Box component="th" key={amount} sx={amount === "net" ? number : part}>
                {translate(headings[amount])}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <Box component="td" sx={cell}>
                {t(`choices.kind.${line.kind}`)}
              </Box>
              <Box component="td" sx={cell}>
                {line.orderNo ?? line.remark ?? noValue}
              </Box>
              {amounts.map((amount) => (
                <Box component="td" key={amount} sx={amount === "net" ? number : part}>
                  {formatMoney(line[amount])}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};
