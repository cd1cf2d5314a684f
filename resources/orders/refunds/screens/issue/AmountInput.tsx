import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { formatMoney } from "../../../../../framework/admin/display/format.ts";
import { toDecimalText } from "../../../../../framework/schema/index.ts";
import { useMessages } from "../refund.ts";
import type { Calculated } from "./draft.ts";

interface Props {
  label: string;
  /** The accessible name, where several amounts have the same label. */
  name?: string;
  amount: Calculated["freight"];
  typed: string | null | undefined;
  onType: (text: string) => void;
}

/** An amount that is refunded, at most its maximum. */
export function AmountInput({ label, name = label, amount, typed, onType }: Props) {
  const t = useMessages();
  const { cents, max, isAbove } = amount;
  const upTo = { amount: formatMoney(max) };
  const help = isAbove ? t("issue.above", upTo) : cents === null ? t("issue.wrong") : null;
  return (
    <TextField
      size="small"
      label={label}
      value={typed ?? toDecimalText(cents ?? 0)}
      onChange={({ target }) => onType(target.value)}
      onFocus={({ target }) => target.select()}
      error={help !== null}
      helperText={help ?? t("issue.upTo", upTo)}
      sx={{ width: { xs: "100%", sm: 190 } }}
      slotProps={{
        htmlInput: { inputMode: "decimal", autoComplete: "off", "aria-label": name },
        input: { startAdornment: <InputAdornment position="start">A$</InputAdornment> },
      }}
    />
  );
}
