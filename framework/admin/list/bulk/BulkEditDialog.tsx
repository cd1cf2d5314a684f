import Checkbox from "@mui/material/Checkbox";
import DialogContentText from "@mui/material/DialogContentText";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { type Resource, validate } from "../../../schema/index.ts";
import { FieldInput } from "../../input/FieldInput.tsx";
import { useActor, useAdminProvider } from "../../resources.tsx";
import { useWords } from "../../useWords.ts";
import { BulkFormDialog } from "./BulkFormDialog.tsx";
import { bulkFields } from "./bulkFields.ts";
import { pick } from "./pick.ts";

interface Props {
  resource: Resource;
  ids: readonly number[];
  onClose: () => void;
  onDone: () => void;
}

/** Gives every ticked row the same new values of some fields; an empty one empties the field. */
export function BulkEditDialog({ resource, ids, onClose, onDone }: Props) {
  const translate = useTranslate();
  const words = useWords(resource);
  const actor = useActor();
  const provider = useAdminProvider();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <BulkFormDialog
      resource={resource}
      ids={ids}
      title={translate("markethall.list.bulkEditTitle", {
        count: ids.length,
        name: ids.length === 1 ? words.one : words.many,
      })}
      confirm={translate("ra.action.save")}
      disabled={chosen.length === 0}
      validate={(values) => {
        const issues = validate(resource.fields, pick(values, chosen));
        // Only what is chosen is sent, so only that can be wrong; whether it applies depends on each row.
        const wrong = Object.entries(issues).filter(
          ([path, issue]) => chosen.includes(path.split(".")[0] ?? path) && issue.key !== "validation.notApplicable",
        );
        return Object.fromEntries(wrong.map(([path, issue]) => [path, translate(issue.key, issue.params)]));
      }}
      call={(chunk, values) => provider.bulkEdit(resource.name, { ids: chunk, values: pick(values, chosen) })}
      onClose={onClose}
      onDone={onDone}
    >
      <DialogContentText>{translate("markethall.list.bulkEditContent")}</DialogContentText>
      {bulkFields(resource, actor).map((name) => {
        const field = resource.fields[name];
        const on = chosen.includes(name);
        if (!field) return null;
        return (
          <Stack key={name}>
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={on}
                  onChange={() => setChosen(on ? chosen.filter((one) => one !== name) : [...chosen, name])}
                />
              }
              label={words.field(name)}
            />
            {on && <FieldInput field={field} name={name} source={name} resource={resource} />}
          </Stack>
        );
      })}
    </BulkFormDialog>
  );
}
