import { DeclaredDialog } from "../../../../../framework/admin/action/ActionDialog.tsx";
import type { CustomDialogProps } from "../../../../../framework/admin/resources.tsx";
import type { ActionInput } from "../../../../../framework/schema/index.ts";
import { orders } from "../../orders.ts";
import type { OrderRecord } from "../order.ts";

type Restored = "editAddress" | "note";

/** The dialog of an action, prefilled with the order's current values. */
const restoreFrom = <const A extends Restored>(
  name: A,
  getValues: (order: OrderRecord) => { [K in keyof ActionInput<typeof orders, A>]-?: unknown },
) => {
  const action = orders.actionList.find((one) => one.name === name);
  if (!action) throw new Error(`no action "${name}"`);
  return function RecordDialog({ record, onClose, onDone }: CustomDialogProps<typeof orders>) {
    return (
      <DeclaredDialog
        resource={orders}
        action={action}
        ids={[record.id]}
        record={record}
        initialValues={getValues(record)}
        onClose={onClose}
        onDone={onDone}
      />
    );
  };
};
export const AddressDialog = restoreFrom("editAddress", (order) => ({
  receiveName: order.receiveName ?? null,
  receivePhone: order.receivePhone ?? null,
  receiveState: order.receiveState ?? null,
  receiveCity: order.receiveCity ?? null,
  receivePostcode: order.receivePostcode ?? null,
  receiveAddress: order.receiveAddress ?? null,
}));
export const NoteDialog = restoreFrom("note", (order) => ({
  shopRemark: order.shopRemark ?? null,
}));
