import type { CustomDialogProps } from "../../../../../framework/admin/resources.tsx";
import type { orders } from "../../orders.ts";
import { toOrder } from "../order.ts";
import { ShipDialog } from "./ShipDialog.tsx";

/** The dialog of the action for one order. */
export const ShipOne = ({ record, onClose }: CustomDialogProps<typeof orders>) => (
  <ShipDialog orders={[toOrder(record)]} onClose={onClose} />
);
