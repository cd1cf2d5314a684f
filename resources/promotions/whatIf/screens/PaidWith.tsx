import Box from "@mui/material/Box";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { readNumber } from "../../../../framework/admin/input/numberText.ts";
import { type Field, getCurrencySign, integer, money } from "../../../../framework/schema/index.ts";
import type { Tried } from "./useTriedCart.ts";
import { useWhatIfText } from "./useWhatIf.ts";

const fields = { giftCard: money({ min: 0 }), points: integer({ min: 0 }) };

/** What gift cards and points would pay, at most. */
export function PaidWith({ tried: { state, change } }: { tried: Tried }) {
  const t = useWhatIfText();
  const { symbol, isBefore } = getCurrencySign();
  const sign = <InputAdornment position={isBefore ? "start" : "end"}>{symbol}</InputAdornment>;
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ mb: -0.5 }}>
        {t("order.paidWith")}
      </Typography>
      <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 1 }}>
        <CountBox
          label={t("order.giftCard")}
          field={fields.giftCard}
          isEmpty={state.giftCard === null}
          sign={isBefore ? { startAdornment: sign } : { endAdornment: sign }}
          onChange={(giftCard) => change({ giftCard })}
        />
        <CountBox
          label={t("order.points")}
          field={fields.points}
          isEmpty={state.points === null}
          sign={{}}
          onChange={(points) => change({ points })}
        />
      </Box>
    </>
  );
}

interface Props {
  label: string;
  field: Field;
  isEmpty: boolean;
  sign: object;
  onChange: (value: number | null) => void;
}
/** One number; what is typed is kept as it is, and counts once it is a number. */
function CountBox({ label, field, isEmpty, sign, onChange }: Props) {
  const [typed, setTyped] = useState("");
  const value = readNumber(field, typed);
  const isWrong = value !== null && !(typeof value === "number" && value >= 0);
  return (
    <TextField
      size="small"
      margin="none"
      label={label}
      // The order was cleared meanwhile.
      value={isEmpty && !isWrong ? "" : typed}
      error={isWrong}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = readNumber(field, target.value);
        onChange(typeof next === "number" && next >= 0 ? next : null);
      }}
      slotProps={{
        htmlInput: { inputMode: "decimal", autoComplete: "off" },
        input: sign,
        // The sign keeps the place of the value.
        inputLabel: "startAdornment" in sign ? { shrink: true } : {},
      }}
    />
  );
}
