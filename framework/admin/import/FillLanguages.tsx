import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import type { ImportPreview } from "../provider.ts";
import { useResourceMessages } from "../useResourceMessages.ts";
import type { Import } from "./useImport.ts";

type Props = Pick<Import, "fillLanguages" | "setFillLanguages"> & {
  resource: Resource;
  preview: ImportPreview;
};
/**
 * Checkbox that copies the available text to languages without one, for example the Chinese titles
 * of an English file.
 */
export function FillLanguages({ resource, preview, fillLanguages, setFillLanguages }: Props) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  if (preview.fillLanguages.length === 0) return null;
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={fillLanguages}
          onChange={({ target }) => setFillLanguages(target.checked)}
        />
      }
      label={translate("framework.import.fillLanguages", {
        fields: preview.fillLanguages.map(messages.field).join(", "),
      })}
    />
  );
}
