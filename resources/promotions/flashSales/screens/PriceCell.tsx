import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import {
  readableNumber,
  readNumber,
  writeNumber,
} from "../../../../framework/admin/input/numberText.ts";
import { getCurrencySign } from "../../../../framework/schema/index.ts";
import type { TypedColumn } from "../editPrices.ts";
import { priceFields } from "../flashSales.ts";
import { useMessages } from "./useMessages.ts";

interface Props {
  /** Finds the cell in the grid. */
  cell: string;
  column: TypedColumn;
  /** The accessible name. */
  label: string;
  value: unknown;
  isTyped: boolean;
  help: string | null;
  error: string | null;
  onChange: (value: unknown) => void;
  onPaste: (event: ClipboardEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: () => void;
}

/** One number of the grid; what is typed is kept as it is until the cell is left. */
export function PriceCell({ column, value, isTyped, help, error, onChange, ...cell }: Props) {
  const t = useMessages();
  const [typed, setTyped] = useState<string | null>(null);
  const field = priceFields[column];
  const { symbol, isBefore } = getCurrencySign();
  if (!isTyped)
    return (
      <>
        {column === "price" && typeof value === "number"
          ? formatMoney(value)
          : readableNumber(field, value) || noValue}
        {help !== null && (
          <Typography
            variant="caption"
            component="span"
            color="text.secondary"
            sx={{ display: "block" }}
          >
            {help}
          </Typography>
        )}
      </>
    );
  const sign = <InputAdornment position={isBefore ? "start" : "end"}>{symbol}</InputAdornment>;
  return (
    <TextField
      fullWidth
      size="small"
      margin="none"
      hiddenLabel
      data-cell={cell.cell}
      value={typed ?? writeNumber(field, value)}
      placeholder={column === "limitNum" ? t("noLimit") : undefined}
      error={error !== null}
      helperText={error ?? help}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readNumber(field, target.value));
      }}
      onFocus={({ target }) => target.select()}
      onPaste={(event) => {
        setTyped(null);
        cell.onPaste(event);
      }}
      onKeyDown={cell.onKeyDown}
      onBlur={() => {
        setTyped(null);
        cell.onBlur();
      }}
      sx={{ "& .MuiFormHelperText-root": { mx: 0 } }}
      slotProps={{
        htmlInput: {
          inputMode: column === "price" ? "decimal" : "numeric",
          autoComplete: "off",
          "aria-label": cell.label,
          className: "number",
        },
        input:
          column === "price" ? (isBefore ? { startAdornment: sign } : { endAdornment: sign }) : {},
      }}
    />
  );
}
