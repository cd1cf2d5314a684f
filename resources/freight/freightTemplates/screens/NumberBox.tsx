import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { useState } from "react";

interface Props {
  label: string;
  value: number | null;
  decimals: number;
  before?: string;
  onChange: (value: number | null) => void;
}
const written = (value: number | null) => (value === null ? "" : String(value));

/** The number input of the calculator; text that is not yet a number counts as empty. */
export function NumberBox({ label, value, decimals, before, onChange }: Props) {
  const [typed, setTyped] = useState(written(value));
  const numeric = new RegExp(decimals === 0 ? "^\\d{0,6}$" : `^\\d{0,6}(\\.\\d{0,${decimals}})?$`);
  const shown = Number(typed) === (value ?? 0) ? typed : written(value);
  return (
    <TextField
      size="small"
      margin="none"
      label={label}
      value={shown}
      onChange={({ target }) => {
        const text = target.value.normalize("NFKC");
        if (!numeric.test(text)) return;
        setTyped(text);
        onChange(text === "" || Number(text) === 0 ? null : Number(text));
      }}
      slotProps={{
        htmlInput: { inputMode: decimals === 0 ? "numeric" : "decimal" },
        input: {
          startAdornment: before && <InputAdornment position="start">{before}</InputAdornment>,
        },
      }}
    />
  );
}
