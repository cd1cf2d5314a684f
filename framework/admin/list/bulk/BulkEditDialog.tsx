import Checkbox from "@mui/material/Checkbox";
import DialogContentText from "@mui/material/DialogContentText";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import { useMemo, useState } from "react";
import { useTranslate } from "react-admin";
import { type Field, type Resource, withOptions } from "../../../schema/index.ts";
import { DeclaredInput } from "../../input/DeclaredInput.tsx";
import { useActor, useAdminProvider } from "../../resources.tsx";
import { useToast } from "../../toast/useToast.tsx";
import { useUndoEdit } from "../../toast/useUndoEdit.ts";
import { useResourceMessages } from "../../useResourceMessages.ts";
import { BulkFormDialog } from "./BulkFormDialog.tsx";
import { selectBulkFields } from "./selectBulkFields.ts";

interface Props {
  resource: Resource;
  ids: readonly number[];
  onClose: () => void;
  /** Called with the ids of the rows that failed or were not processed. */
  onDone: (left: readonly number[]) => void;
}
/** The field's condition depends on each row, so the server checks it. */
const anywhere = (field: Field): Field => withOptions(field, { visibleWhen: undefined });

/** Sets the same values on every selected row; an empty value clears the field. */
export function BulkEditDialog({ resource, ids, onClose, onDone }: Props) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const actor = useActor();
  const provider = useAdminProvider();
  const toast = useToast();
  const undoEdit = useUndoEdit(resource);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const fields = useMemo(
    () =>
      Object.fromEntries(
        chosen.flatMap((name) => {
          const field = resource.fields[name];
          return field ? [[name, anywhere(field)] as const] : [];
        }),
      ),
    [chosen, resource],
  );
  const toCount = (count: number) => ({ smart_count: count, name: messages.inSentence(count) });
  return (
    <BulkFormDialog
      resource={resource}
      ids={ids}
      fields={fields}
      getLabel={messages.field}
      title={translate("framework.list.bulkEditTitle", {
        smart_count: ids.length,
        name: messages.inSentence(ids.length),
      })}
      confirm={translate("ra.action.save")}
      doneSentence={translate("framework.list.bulkEdited", toCount(ids.length))}
      disabled={chosen.length === 0}
      call={(chunk, values) => provider.bulkEdit(resource.name, { ids: chunk, values })}
      onSuccess={({ changed }) =>
        toast(
          translate("framework.list.bulkEdited", toCount(ids.length)),
          undoEdit(changed, translate("framework.list.bulkEditUndone", toCount(changed.length))),
        )
      }
      undo={({ changed }) =>
        undoEdit(changed, translate("framework.list.bulkEditUndone", toCount(changed.length)))
      }
      onClose={onClose}
      onDone={onDone}
    >
      <DialogContentText>{translate("framework.list.bulkEditContent")}</DialogContentText>
      <Stack spacing={0.5}>
        {selectBulkFields(resource, actor).map((name) => {
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
                    onChange={() =>
                      setChosen(on ? chosen.filter((one) => one !== name) : [...chosen, name])
                    }
                  />
                }
                label={messages.field(name)}
              />
              {on && <DeclaredInput field={field} name={name} source={name} resource={resource} />}
            </Stack>
          );
        })}
      </Stack>
    </BulkFormDialog>
  );
}
