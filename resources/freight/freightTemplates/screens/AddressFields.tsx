import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { isPostcode } from "../../../../core/address.ts";
import {
  citiesByState,
  findPostcode,
  findState,
  isState,
  states,
} from "../../../../core/places.ts";
import { useFreightMessages } from "./useFreightMessages.ts";
import type { TriedAddress } from "./useTriedAddress.ts";

interface Props {
  address: TriedAddress;
  onChange: (address: TriedAddress) => void;
}
/** State, city and postcode inputs; each one completes the others. */
export function AddressFields({ address, onChange }: Props) {
  const { t, stateName } = useFreightMessages();
  const { state, city, postcode } = address;
  const wrong = postcode !== "" && !isPostcode(postcode);
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr) 112px", gap: 1.5 }}>
      <TextField
        select
        size="small"
        margin="none"
        label={t("try.state")}
        value={state}
        onChange={({ target }) =>
          isState(target.value) &&
          target.value !== state &&
          onChange({ state: target.value, city: "", postcode: "" })
        }
        sx={{ gridColumn: "1 / -1" }}
      >
        {states.map((one) => (
          <MenuItem key={one} value={one}>
            {stateName(one)}
          </MenuItem>
        ))}
      </TextField>
      <Autocomplete
        freeSolo
        size="small"
        options={Object.keys(citiesByState[state])}
        value={null}
        inputValue={city}
        onInputChange={(_, text, reason) => {
          if (reason === "input" || reason === "clear") onChange({ ...address, city: text });
        }}
        onChange={(_, chosen) => {
          if (typeof chosen === "string")
            onChange({ state, city: chosen, postcode: findPostcode(state, chosen) ?? postcode });
        }}
        renderInput={(params) => <TextField {...params} margin="none" label={t("try.city")} />}
      />
      <TextField
        size="small"
        margin="none"
        label={t("try.postcode")}
        value={postcode}
        error={wrong}
        helperText={wrong ? t("try.postcodeWrong") : undefined}
        onChange={({ target }) => {
          const next = target.value.replace(/\D/g, "").slice(0, 4);
          const owner = isPostcode(next) ? findState(next) : undefined;
          onChange(
            owner && owner !== state
              ? { state: owner, city: "", postcode: next }
              : { ...address, postcode: next },
          );
        }}
        slotProps={{ htmlInput: { inputMode: "numeric" } }}
      />
    </Box>
  );
}
