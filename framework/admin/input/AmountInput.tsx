import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { getCurrencySign, toDecimalText } from "../../schema/index.ts";

interface Props {
  /** The accessible name. */
  name: string;
  /** The amount in cents while none is typed. */
  cents: number;
  typed: string | null | undefined;
  onType: (text: string) => void;
  /** What is wrong with the typed amount, if anything is. */
  problem: string | null;
}

/** A compact input of an amount in a row that names it; what is typed is kept as it is. */
export function AmountInput({ name, cents, typed, onType, problem }: Props) {
  const { symbol, isBefore } = getCurrencySign();
  const sign = <InputAdornment position={isBefore ? "start" : "end"}>{symbol}</InputAdornment>;
  return (
    <TextField
      size="small"
      hiddenLabel
      value={typed ?? toDecimalText(cents)}
      onChange={({ target }) => onType(target.value)}
      onFocus={({ target }) => target.select()}
      error={problem !== null}
      helperText={problem}
      sx={{ width: 124, flexShrink: 0 }}
      slotProps={{
        htmlInput: { inputMode: "decimal", autoComplete: "off", "aria-label": name },
        input: isBefore ? { startAdornment: sign } : { endAdornment: sign },
      }}
    />
  );
}
