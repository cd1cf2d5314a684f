import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useTranslate } from "react-admin";
import type { Import } from "./useImport.ts";

/** Whether the import adds what its names name and nobody has yet, like tags. */
export function AddMissing({ preview, add, setAdd }: Pick<Import, "preview" | "add" | "setAdd">) {
  const translate = useTranslate();
  if (!preview || preview.adds.length === 0) return null;
  return (
    <FormControlLabel
      control={<Checkbox checked={add} onChange={({ target }) => setAdd(target.checked)} />}
      label={translate("markethall.import.add", { fields: preview.adds.join(", ") })}
    />
  );
}
