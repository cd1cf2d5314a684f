import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { Minus } from "lucide";
import { AddIcon } from "../../../../framework/admin/icons/AddIcon.ts";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";

const MinusIcon = createIcon(Minus);

/** The texts around the number of units, in the user's language. */
export interface StepperMessages {
  fewer: (name: string) => string;
  more: (name: string) => string;
  left: (count: number) => string;
}
interface Props {
  /** The name of what is counted. */
  name: string;
  qty: number;
  /** The largest quantity. */
  left: number;
  onChange: (qty: number) => void;
  messages: StepperMessages;
  autoFocus?: boolean;
}

/** Chooses a number of units, from none to all that are left. */
export function UnitStepper({ name, qty, left, onChange, messages, autoFocus = false }: Props) {
  return (
    <Box role="group" aria-label={name} sx={{ display: "flex", alignItems: "center" }}>
      <IconButton
        aria-label={messages.fewer(name)}
        disabled={qty === 0}
        onClick={() => onChange(qty - 1)}
      >
        <MinusIcon fontSize="small" />
      </IconButton>
      <Box
        component="output"
        aria-live="polite"
        sx={{ minWidth: 28, textAlign: "center", fontVariantNumeric: "tabular-nums" }}
      >
        {qty}
      </Box>
      <IconButton
        aria-label={messages.more(name)}
        disabled={qty === left}
        autoFocus={autoFocus}
        onClick={() => onChange(qty + 1)}
      >
        <AddIcon fontSize="small" />
      </IconButton>
      <Typography
        component="span"
        variant="body2"
        color="text.secondary"
        sx={{ minWidth: 44, whiteSpace: "nowrap" }}
      >
        {messages.left(left)}
      </Typography>
    </Box>
  );
}
