import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { formatMoney } from "../../../../../framework/admin/display/format.ts";
import { toDecimalText } from "../../../../../framework/schema/index.ts";
import { useMessages } from "../refund.ts";
import type { Calculated } from "./draft.ts";

interface Props {
  /** The accessible name. */
  name: string;
  amount: Calculated["freight"];
  typed: string | null | undefined;
  onType: (text: string) => void;
}

/** An amount that is refunded, at most its maximum. */
export function AmountInput({ name, amount, typed, onType }: Props) {
  const t = useMessages();
  const { cents, max, isAbove } = amount;
  const problem = isAbove
    ? t("issue.above", { amount: formatMoney(max) })
    : cents === null
      ? t("issue.wrong")
      : null;
  return (
    <TextField
      size="small"
      hiddenLabel
      value={typed ?? toDecimalText(cents ?? 0)}
      onChange={({ target }) => onType(target.value)}
      onFocus={({ target }) => target.select()}
      error={problem !== null}
      helperText={problem}
      sx={{ width: 124, flexShrink: 0 }}
      slotProps={{
        htmlInput: { inputMode: "decimal", autoComplete: "off", "aria-label": name },
        input: { startAdornment: <InputAdornment position="start">A$</InputAdornment> },
      }}
    />
  );
}
