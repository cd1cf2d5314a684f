import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { type Option, useOptions } from "./useOptions.ts";

interface Props {
  /** The resource to select from. */
  target: string;
  label: string;
  value: Option | null;
  onChange: (value: Option | null) => void;
}
/** Selects one row of a resource outside a form. */
export function RecordBox({ target, label, value, onChange }: Props) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const { options, loading, error, onScroll } = useOptions(target, open, text);
  return (
    <Autocomplete
      size="small"
      fullWidth
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={options}
      value={value}
      loading={loading}
      loadingText={translate("framework.form.searching")}
      noOptionsText={translate(
        error ? "framework.form.searchFailed" : "framework.form.nothingFound",
      )}
      openText={translate("framework.form.openList")}
      closeText={translate("ra.action.close")}
      clearText={translate("ra.action.clear_input_value")}
      filterOptions={(found) => found}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, one) => option.id === one.id}
      onInputChange={(_, next, reason) => setText(reason === "input" ? next : "")}
      onChange={(_, next) => onChange(next)}
      slotProps={{ listbox: { onScroll } }}
      renderInput={(params) => <TextField {...params} margin="none" label={label} />}
    />
  );
}
