import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import type { UIEvent } from "react";
import { useTranslate } from "react-admin";
import type { Option } from "./useOptions.ts";

interface Props {
  label: string;
  helperText?: string | undefined;
  value: Option | null;
  onChange: (value: Option | null) => void;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** The text to search for, which is empty again once an option is selected. */
  onSearch: (text: string) => void;
  /** What the search has found. */
  options: readonly Option[];
  loading: boolean;
  error: unknown;
  onScroll?: (event: UIEvent<HTMLElement>) => void;
}
/** Selects one of the options that a search finds, outside a form. */
export function OptionBox(props: Props) {
  const { label, helperText, value, onChange, open, onOpen, onSearch } = props;
  const { options, loading, error, onScroll } = props;
  const translate = useTranslate();
  return (
    <Autocomplete
      size="small"
      fullWidth
      open={open}
      onOpen={() => onOpen(true)}
      onClose={() => onOpen(false)}
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
      onInputChange={(_, next, reason) => onSearch(reason === "input" ? next : "")}
      onChange={(_, next) => onChange(next)}
      slotProps={{ listbox: { onScroll } }}
      renderInput={(params) => (
        <TextField {...params} margin="none" label={label} helperText={helperText} />
      )}
    />
  );
}
