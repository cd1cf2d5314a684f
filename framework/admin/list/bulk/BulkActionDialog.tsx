import DialogContentText from "@mui/material/DialogContentText";
import { useTranslate } from "react-admin";
import { type Action, type Resource, validate } from "../../../schema/index.ts";
import { FieldInput } from "../../input/FieldInput.tsx";
import { useAdminProvider } from "../../resources.tsx";
import { useWords } from "../../useWords.ts";
import { BulkFormDialog } from "./BulkFormDialog.tsx";
import { pick } from "./pick.ts";

interface Props {
  resource: Resource;
  action: Action;
  ids: readonly number[];
  onClose: () => void;
  onDone: () => void;
}

/** An action on every ticked row. Rows that it does not fit are refused one by one, and listed. */
export function BulkActionDialog({ resource, action, ids, onClose, onDone }: Props) {
  const translate = useTranslate();
  const words = useWords(resource);
  const provider = useAdminProvider();
  const fields = action.input ?? {};
  const label = words.action(action.name);
  return (
    <BulkFormDialog
      resource={resource}
      ids={ids}
      title={translate("markethall.list.bulkAction", { action: label, count: ids.length })}
      confirm={label}
      danger={action.tone === "danger"}
      validate={(values) =>
        Object.fromEntries(
          Object.entries(validate(fields, pick(values, Object.keys(fields)))).map(([path, issue]) => [
            path,
            translate(issue.key, issue.params),
          ]),
        )
      }
      call={(chunk, values) =>
        provider.runAction(resource.name, action.name, {
          ids: chunk,
          ...(action.input ? { input: pick(values, Object.keys(fields)) } : {}),
        })
      }
      onClose={onClose}
      onDone={onDone}
    >
      {Object.keys(fields).length === 0 && (
        <DialogContentText>
          {translate("markethall.list.bulkActionContent", {
            action: label,
            count: ids.length,
            name: ids.length === 1 ? words.one : words.many,
          })}
        </DialogContentText>
      )}
      {Object.entries(fields).map(([name, field]) => (
        <FieldInput
          key={name}
          field={field}
          name={name}
          source={name}
          resource={resource}
          label={words.input(action.name, name)}
        />
      ))}
    </BulkFormDialog>
  );
}
