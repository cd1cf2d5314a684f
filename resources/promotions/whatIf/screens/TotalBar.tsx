import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { useWhatIfText, type WhatIf } from "./useWhatIf.ts";

/** What the customer pays, at the foot of a phone. */
export function TotalBar({ answer }: { answer: WhatIf }) {
  const t = useWhatIfText();
  return (
    <Paper
      square
      elevation={3}
      sx={{
        position: "sticky",
        // Above the navigation of a phone.
        bottom: 60,
        display: "flex",
        justifyContent: "space-between",
        mt: 1,
        mx: -1.5,
        px: 2,
        py: 1.25,
      }}
    >
      <Typography variant="h5" component="span">
        {t("pays")}
      </Typography>
      <Typography variant="h5" component="span" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {formatMoney(answer.payPrice ?? 0)}
      </Typography>
    </Paper>
  );
}
