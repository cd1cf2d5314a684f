import { lazy, Suspense } from "react";
import { createLazyComponent } from "../../../framework/admin/lazy/createLazyComponent.tsx";
import { cardsBody, tableBody } from "../../../framework/admin/list/body/bodies.ts";
import { defineScreens } from "../../../framework/admin/resources.tsx";
import { RecordSkeleton } from "../../../framework/admin/show/RecordSkeleton.tsx";
import { orders } from "./orders.ts";
import { formatLines, LinesCell } from "./screens/card/LinesCell.tsx";
import { OrderCard } from "./screens/card/OrderCard.tsx";
import { DeliveryNumber } from "./screens/DeliveryNumber.tsx";
import { OrderBulk } from "./screens/OrderBulk.tsx";
import { toOrder } from "./screens/order.ts";
import { PrintItems } from "./screens/print/PrintItems.tsx";
import { RefundCell } from "./screens/RefundTag.tsx";
import { formatShipBy, ShipByCell } from "./screens/ShipByCell.tsx";
import { formatStatus, StatusCell } from "./screens/StatusCell.tsx";
import { findBlocked } from "./screens/ship/parcels.ts";
import { TrackingButton } from "./screens/ship/TrackingButton.tsx";
import { listSendable } from "./screens/unshipped.ts";

const Show = lazy(async () => ({
  default: (await import("./screens/show/OrderShow.tsx")).OrderShow,
}));
const Ship = createLazyComponent(async () => (await import("./screens/ship/ShipOne.tsx")).ShipOne);
const Price = createLazyComponent(
  async () => (await import("./screens/change/PriceDialog.tsx")).PriceDialog,
);
const Address = createLazyComponent(
  async () => (await import("./screens/change/RecordDialogs.tsx")).AddressDialog,
);
const Note = createLazyComponent(
  async () => (await import("./screens/change/RecordDialogs.tsx")).NoteDialog,
);

export default defineScreens(orders, {
  bodies: [tableBody, cardsBody],
  firstTab: ["readyToShip"],
  picture: (record) => toOrder(record).lines[0]?.mainImg ?? null,
  card: OrderCard,
  bulk: OrderBulk,
  tools: TrackingButton,
  menu: PrintItems,
  displays: {
    lines: LinesCell,
    refundStatus: RefundCell,
    status: StatusCell,
    deliveryNo: DeliveryNumber,
    shipBy: ShipByCell,
  },
  texts: { lines: formatLines, shipBy: formatShipBy, status: formatStatus },
  disabledReason: (record, action) => {
    if (action !== "ship") return null;
    const order = toOrder(record);
    const blocked = findBlocked(order);
    // Lines without an open refund can be shipped meanwhile.
    if (blocked === "refunding" && listSendable(order).length > 0) return null;
    return blocked && `resources.${orders.name}.screen.ship.blocked.${blocked}`;
  },
  dialogs: { ship: Ship, editPrice: Price, editAddress: Address, note: Note },
  show: () => (
    <Suspense fallback={<RecordSkeleton />}>
      <Show />
    </Suspense>
  ),
});
