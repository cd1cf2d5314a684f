import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useI18nProvider } from "react-admin";
import { type Resource, toContentLanguage } from "../../../schema/index.ts";
import { useActor, useAdminProvider } from "../../resources.tsx";
import { buildBranches } from "../tree/tree.ts";
import { readBranches } from "../tree/useTree.ts";
import { findPaths, listPaths, type PathOption } from "./treePaths.ts";

interface Props {
  target: Resource;
  label: string;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}
/** Selects rows of a tree, shown hierarchically and searchable by any word of their path. */
export function TreePicker({ target, label, ids, onChange }: Props) {
  const provider = useAdminProvider();
  const actor = useActor();
  const language = toContentLanguage(useI18nProvider().getLocale());
  const [text, setText] = useState("");
  // What is never opened loads nothing.
  const [wasOpened, setOpened] = useState(false);
  const { data, isPending } = useQuery({
    queryKey: [target.name, "tree"],
    queryFn: () => readBranches(provider, actor, target),
    enabled: wasOpened || ids.length > 0,
  });
  const options = useMemo(
    () => listPaths(buildBranches(target, data ?? []), target.label, language),
    [target, data, language],
  );
  const value = ids.map((id): PathOption => {
    const name = isPending ? "…" : `#${id}`;
    return options.find((one) => one.id === id) ?? { id, name, path: name, level: 0 };
  });
  const sought = text.trim() !== "";
  return (
    <Autocomplete
      multiple
      size="small"
      disableCloseOnSelect
      options={findPaths(options, text)}
      value={value}
      loading={wasOpened && isPending}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      filterOptions={(found) => found}
      onOpen={() => setOpened(true)}
      onInputChange={(_, next) => setText(next)}
      onChange={(_, chosen) => onChange(chosen.map((one) => one.id))}
      renderOption={({ key, ...props }, option) => (
        // Search results show the path of each row; the full tree shows its position.
        <Box component="li" key={key} {...props} title={option.path}>
          <span style={{ paddingLeft: sought ? 0 : option.level * 16 }}>
            {sought ? option.path : option.name}
          </span>
        </Box>
      )}
      renderInput={(props) => (
        <TextField
          {...props}
          margin="none"
          slotProps={{ htmlInput: { ...props.inputProps, "aria-label": label } }}
        />
      )}
    />
  );
}
