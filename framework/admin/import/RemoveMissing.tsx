import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import type { ImportPreview } from "../provider.ts";
import { useResourceMessages } from "../useResourceMessages.ts";
import type { Import } from "./useImport.ts";

type Props = Pick<Import, "removeMissing" | "setRemoveMissing"> & {
  resource: Resource;
  preview: ImportPreview;
};
/** Checkbox that removes child rows that the file does not list, for example variants. */
export function RemoveMissing({ resource, preview, removeMissing, setRemoveMissing }: Props) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const names = new Set(preview.fields.map(({ key }) => key.split(".")[0] ?? ""));
  const rows = [...names].filter((name) => resource.fields[name]?.kind === "rows");
  if (rows.length === 0) return null;
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={removeMissing}
          onChange={({ target }) => setRemoveMissing(target.checked)}
        />
      }
      label={translate("framework.import.removeMissing", {
        fields: rows.map(messages.field).join(", "),
      })}
    />
  );
}
