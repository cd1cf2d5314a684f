import DialogContentText from "@mui/material/DialogContentText";
import { useCallback, useState } from "react";
import { useTranslate } from "react-admin";
import type { Action, Fields, Resource } from "../../../schema/index.ts";
import { getExpected, isUndoable } from "../../action/isUndoable.ts";
import { ReadyReasons } from "../../action/ReadyReasons.tsx";
import { useActionToast, useReverse } from "../../action/useActionToast.ts";
import { FormFields } from "../../form/FormFields.tsx";
import { useActor, useAdminProvider } from "../../resources.tsx";
import { useResourceMessages } from "../../useResourceMessages.ts";
import { BulkFormDialog } from "./BulkFormDialog.tsx";
import { SplitNote } from "./SplitNote.tsx";
import { useSplitSelection } from "./useSplitSelection.ts";

interface Props {
  resource: Resource;
  action: Action;
  ids: readonly number[];
  onClose: () => void;
  /** Called with the ids of the rows that failed or were not processed. */
  onDone: (left: readonly number[]) => void;
}
const none: Fields = {};

/**
 * Runs an action on the selected rows that can take it, and says beforehand which others it skips.
 * What can be undone runs without a question on every row; those to which it does not apply fail
 * individually and are listed.
 */
export function BulkActionDialog({ resource, action, ids: selected, onClose, onDone }: Props) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const provider = useAdminProvider();
  const actor = useActor();
  const toast = useActionToast(resource);
  const reverse = useReverse(resource);
  const fields = action.input ?? none;
  const label = messages.action(action.name);
  const consequence = translate(`resources.${resource.name}.consequences.${action.name}`, {
    _: "",
  });
  const startsAtOnce = !consequence && isUndoable(resource, action, actor);
  const splitSelection = useSplitSelection(resource);
  // As it was when the dialog opened: running the action changes the rows below.
  const [split] = useState(() => splitSelection(action, selected));
  const ids = startsAtOnce ? selected : split.ids;
  const skippedIds = startsAtOnce ? [] : split.skippedIds;
  const what = messages.amount(ids.length);
  const { input } = messages;
  const getLabel = useCallback(
    (path: string) => input(action.name, path.split(".")[0] ?? path),
    [input, action],
  );
  return (
    <BulkFormDialog
      resource={resource}
      ids={ids}
      fields={fields}
      getLabel={getLabel}
      title={translate(`resources.${resource.name}.titles.${action.name}`, {
        what,
        smart_count: ids.length,
        _: translate("framework.list.bulkAction", { action: label, what }),
      })}
      confirm={label}
      danger={action.tone === "danger"}
      startsAtOnce={startsAtOnce}
      disabled={ids.length === 0}
      expected={getExpected(action)}
      action={action}
      doneSentence={messages.done(action, ids.length)}
      call={(chunk, values) =>
        provider.runAction(resource.name, action.name, {
          ids: chunk,
          ...(action.input && { input: values }),
        })
      }
      onSuccess={({ states }) => toast(action, ids, states)}
      undo={({ left, states }) =>
        reverse(
          action,
          ids.filter((id) => !left.includes(id)),
          states,
        )
      }
      onClose={onClose}
      onDone={(left) => onDone([...skippedIds, ...left])}
    >
      {selected.length > 1 && <SplitNote resource={resource} action={action} split={split} />}
      {consequence && <DialogContentText>{consequence}</DialogContentText>}
      <ReadyReasons resource={resource} action={action} />
      <FormFields
        resource={resource}
        fields={fields}
        getLabel={getLabel}
        choiceMessages={`inputChoices.${action.name}`}
      />
    </BulkFormDialog>
  );
}
