import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useMemo, useState } from "react";
import { useOptions } from "../../input/reference/useOptions.ts";
import { useReferenceNames } from "./useReferenceNames.ts";

interface Props {
  target: string;
  label: string;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}
/** Selects records by name; searches on the server with infinite scroll. */
export function ReferencePicker({ target, label, ids, onChange }: Props) {
  const [text, setText] = useState("");
  // What is never opened loads nothing.
  const [wasOpened, setOpened] = useState(false);
  const names = useReferenceNames(target, ids);
  const { options: found, loading, onScroll } = useOptions(target, wasOpened, text);
  const options = useMemo(() => found.map(({ id, name }) => ({ id: String(id), name })), [found]);
  const value = ids.map((id) => ({
    id,
    name: options.find((one) => one.id === id)?.name ?? names[id] ?? `#${id}`,
  }));
  return (
    <Autocomplete
      multiple
      size="small"
      disableCloseOnSelect
      options={options}
      value={value}
      loading={loading}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      filterOptions={(found) => found}
      onOpen={() => setOpened(true)}
      onInputChange={(_, next) => setText(next)}
      onChange={(_, chosen) => onChange(chosen.map((one) => one.id))}
      renderInput={(props) => (
        <TextField
          {...props}
          margin="none"
          slotProps={{ htmlInput: { ...props.inputProps, "aria-label": label } }}
        />
      )}
      slotProps={{ listbox: { onScroll } }}
    />
  );
}
