import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useTranslate } from "react-admin";
import type { Import } from "./useImport.ts";

/** Checkbox that creates referenced rows that do not exist yet, for example tags. */
export function AddMissing({ preview, add, setAdd }: Pick<Import, "preview" | "add" | "setAdd">) {
  const translate = useTranslate();
  if (!preview || preview.adds.length === 0) return null;
  return (
    <FormControlLabel
      control={<Checkbox checked={add} onChange={({ target }) => setAdd(target.checked)} />}
      label={translate("framework.import.add", { fields: preview.adds.join(", ") })}
    />
  );
}
