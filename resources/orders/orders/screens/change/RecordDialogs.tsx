import { DeclaredDialog } from "../../../../../framework/admin/action/ActionDialog.tsx";
import type { CustomDialogProps } from "../../../../../framework/admin/resources.tsx";
import { orders } from "../../orders.ts";

/** The dialog of an action, prefilled with the order's current values. */
const restoreFrom = (name: string) => {
  const action = orders.actionList.find((one) => one.name === name);
  if (!action?.input) throw new Error(`kept: no action "${name}" with input`);
  const names = Object.keys(action.input);
  return function RecordDialog({ record, onClose, onDone }: CustomDialogProps) {
    return (
      <DeclaredDialog
        resource={orders}
        action={action}
        ids={[record.id]}
        record={record}
        initialValues={Object.fromEntries(names.map((field) => [field, record[field] ?? null]))}
        onClose={onClose}
        onDone={onDone}
      />
    );
  };
};
export const AddressDialog = restoreFrom("editAddress");
export const NoteDialog = restoreFrom("note");
