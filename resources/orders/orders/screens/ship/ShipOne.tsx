import type { OwnDialogProps } from "../../../../../framework/admin/resources.tsx";
import { orderOf } from "../order.ts";
import { ShipDialog } from "./ShipDialog.tsx";

/** The dialog of the action on one order. */
export const ShipOne = ({ record, onClose }: OwnDialogProps) => (
  <ShipDialog orders={[orderOf(record)]} onClose={onClose} />
);
