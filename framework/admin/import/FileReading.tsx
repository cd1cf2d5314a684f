import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useTranslate } from "react-admin";
import type { Import } from "./useImport.ts";

type Props = Pick<Import, "preview" | "readAs" | "decimal" | "setDecimal">;
/** Encoding and decimal separator of a CSV file; both are detected and can be corrected. */
export function FileReading({ preview, readAs, decimal, setDecimal }: Props) {
  const translate = useTranslate();
  if (!preview?.encoding) return null;
  const t = (key: string) => translate(`framework.import.${key}`);
  return (
    <Stack direction={{ xs: "column", sm: "row" }} spacing={2} sx={{ mb: 2 }}>
      <TextField
        select
        fullWidth
        size="small"
        label={t("encoding")}
        value={preview.encoding}
        disabled={!readAs}
        helperText={readAs ? t("encodingHelp") : t("encodingGone")}
        onChange={({ target }) => {
          const encoding = preview.encodings.find((one) => one === target.value);
          if (encoding) void readAs?.(encoding);
        }}
      >
        {preview.encodings.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`encodings.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        fullWidth
        size="small"
        label={t("decimal")}
        value={decimal ?? ""}
        helperText={t("decimalHelp")}
        onChange={({ target: { value } }) =>
          setDecimal(value === "point" || value === "comma" ? value : null)
        }
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t("decimals.automatic")}</MenuItem>
        <MenuItem value="point">{t("decimals.point")}</MenuItem>
        <MenuItem value="comma">{t("decimals.comma")}</MenuItem>
      </TextField>
    </Stack>
  );
}
