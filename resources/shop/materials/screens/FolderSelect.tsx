import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import type { LibraryQuery } from "./listQuery.ts";
import type { PlacedFolder } from "./material.ts";
import { useMessages } from "./useMessages.ts";

interface Props {
  value: LibraryQuery["folder"];
  folders: readonly PlacedFolder[];
  /** Whether "all folders" is an option. */
  all?: boolean;
  label?: string;
  onChange: (folder: LibraryQuery["folder"]) => void;
}

/** Selects one folder from the folder tree. */
export function FolderSelect({ value, folders, all = false, label, onChange }: Props) {
  const t = useMessages();
  const known = typeof value !== "number" || folders.some(({ id }) => id === value);
  return (
    <TextField
      select
      fullWidth
      size="small"
      margin="none"
      value={known ? (value ?? (all ? "all" : "none")) : ""}
      {...(label && { label })}
      onChange={({ target }) => {
        const id = Number(target.value);
        onChange(target.value === "all" ? null : Number.isNaN(id) ? "none" : id);
      }}
      slotProps={{ htmlInput: { "aria-label": label ?? t("folder") } }}
    >
      {all && <MenuItem value="all">{t("allFiles")}</MenuItem>}
      <MenuItem value="none">{t("noFolder")}</MenuItem>
      {folders.map(({ id, name, depth }) => (
        <MenuItem key={id} value={id} sx={{ pl: 2 + depth * 2 }}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
