import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { type Courier, couriers } from "../../../../freight/index.ts";
import { useMessages } from "../useMessages.ts";

interface Props {
  names: Readonly<Record<string, string>>;
  courier: Courier;
  onFill: (courier: Courier) => void;
}
/** Selects one courier for all orders of the batch. */
export function FillDown({ names, courier, onFill }: Props) {
  const t = useMessages();
  const [chosen, setChosen] = useState(courier);
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ alignItems: "flex-end", mb: 1, flexWrap: "wrap" }}
      useFlexGap
    >
      <TextField
        select
        size="small"
        margin="none"
        label={t("ship.courierForAll")}
        value={chosen}
        onChange={({ target }) => setChosen(target.value as Courier)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ minWidth: 200 }}
      >
        {couriers.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </TextField>
      <Button onClick={() => onFill(chosen)}>{t("ship.fillDown")}</Button>
    </Stack>
  );
}
