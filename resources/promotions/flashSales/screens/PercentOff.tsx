import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { readNumber } from "../../../../framework/admin/input/numberText.ts";
import { percent } from "../../../../framework/schema/index.ts";
import { useMessages } from "./useMessages.ts";

const field = percent({ min: 1, max: 99 });

/** Sets the prices of all SKUs by a percentage off the regular ones. */
export function PercentOff({ onApply }: { onApply: (percent: number) => void }) {
  const t = useMessages();
  const [typed, setTyped] = useState("");
  const value = readNumber(field, typed);
  const isValid = typeof value === "number" && value >= 1 && value <= 99;
  const apply = () => {
    if (typeof value === "number" && isValid) onApply(value);
  };
  return (
    <Box sx={{ display: "flex", gap: 1, alignItems: "flex-end", mb: 1.5 }}>
      <TextField
        size="small"
        margin="none"
        label={t("percentOff")}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          apply();
        }}
        sx={{ width: 128 }}
        slotProps={{
          htmlInput: { inputMode: "decimal", autoComplete: "off" },
          input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
        }}
      />
      <Button disabled={!isValid} onClick={apply}>
        {t("applyToAll")}
      </Button>
    </Box>
  );
}
