import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type KeyboardEvent, useId, useState } from "react";
import { isPostcode } from "../../../../core/address.ts";
import { isInState } from "../../../../core/places.ts";
import { AddIcon } from "../../../../framework/admin/icons/AddIcon.ts";
import { findTaken, removeRegion } from "../regionChoices.ts";
import { type Region, regionsOverlap } from "../regions.ts";
import { RegionChips } from "./RegionChips.tsx";
import type { StateRegionsProps } from "./StateRegions.tsx";
import { useFreightMessages } from "./useFreightMessages.ts";

/** The selected postcode ranges of a state, and two inputs to add another. */
export function PostcodeRanges({ state, regions, taken, onChange }: StateRegionsProps) {
  const { t, stateName } = useFreightMessages();
  const id = useId();
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const ranges = regions.filter((region) => region.state === state && "postcodes" in region);
  function add() {
    const last = to.trim() === "" ? from.trim() : to.trim();
    const range = [from.trim(), last] as const;
    const region: Region = { state, postcodes: range };
    if (!range.every(isPostcode) || range[0] > range[1])
      return setWrong(t("regions.postcodesWrong"));
    if (!isInState(state, range))
      return setWrong(t("regions.postcodesElsewhere", { state: stateName(state) }));
    if (ranges.some((one) => regionsOverlap(one, region)))
      return setWrong(t("regions.postcodesTwice"));
    const by = findTaken(taken, region);
    if (by === "undeliverable") return setWrong(t("regions.takenByUndeliverable"));
    if (by !== null) return setWrong(t("regions.postcodesTaken", { place: by }));
    onChange([...regions, region]);
    setFrom("");
    setTo("");
    setWrong(null);
  }
  const box = (label: string, value: string, set: (value: string) => void) => (
    <TextField
      size="small"
      margin="none"
      label={label}
      value={value}
      error={wrong !== null}
      onChange={({ target }) => {
        set(target.value.replace(/\D/g, "").slice(0, 4));
        setWrong(null);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        add();
      }}
      sx={{ width: 92 }}
      slotProps={{ htmlInput: { inputMode: "numeric", ...(wrong && { "aria-describedby": id }) } }}
    />
  );
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mb: 0.75 }}>
        {t("regions.postcodes")}
      </Typography>
      <RegionChips
        regions={ranges}
        onRemove={(region) => onChange(removeRegion(regions, region))}
      />
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: 1,
          mt: ranges.length > 0 ? 1 : 0,
        }}
      >
        {box(t("regions.from"), from, setFrom)}
        {box(t("regions.to"), to, setTo)}
        <Button startIcon={<AddIcon />} onClick={add} disabled={from === ""}>
          {t("regions.addPostcodes")}
        </Button>
      </Box>
      {wrong && (
        <FormHelperText error role="alert" id={id} sx={{ m: 0, mt: 0.5 }}>
          {wrong}
        </FormHelperText>
      )}
    </Box>
  );
}
