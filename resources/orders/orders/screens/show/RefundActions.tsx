import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import { type ReactNode, useState } from "react";
import { createLazyComponent } from "../../../../../framework/admin/lazy/createLazyComponent.tsx";
import { useLoadWhenIdle } from "../../../../../framework/admin/lazy/useLoadWhenIdle.ts";
import { useActor } from "../../../../../framework/admin/resources.tsx";
import { can } from "../../../../../framework/schema/index.ts";
import { refunds } from "../../../refunds/refunds.ts";
import { useMessages } from "../../../refunds/screens/refund.ts";
import { soldStates } from "../../orders.ts";
import type { Order } from "../order.ts";

const RefundDialog = createLazyComponent(
  async () => (await import("../../../refunds/screens/issue/RefundDialog.tsx")).RefundDialog,
);
const CancelDialog = createLazyComponent(
  async () => (await import("../../../refunds/screens/issue/CancelDialog.tsx")).CancelDialog,
);

/** What the shop can do about the money of an order that the customer has not asked for. */
export interface RefundOffers {
  refund: boolean;
  cancel: boolean;
}
/** Whether units of an order can be refunded now, and whether the order can be cancelled. */
export function findRefundOffers(order: Order): RefundOffers {
  const isSold = soldStates.some((state) => state === order.status) && !order.waitsForGroup;
  const isOpen = (line: Order["lines"][number]) =>
    line.refundStatus !== "refunding" && line.refundedQty < line.qty;
  const refund = isSold && order.lines.some(isOpen);
  return {
    refund,
    cancel:
      refund &&
      order.status === "unshipped" &&
      order.lines.every(
        (line) => line.shippedQty === 0 && (isOpen(line) || line.refundStatus === "refunded"),
      ),
  };
}

interface RefundActions {
  button: ReactNode;
  /** Items of the page's menu, with the button's on a phone. */
  listItems: (close: () => void, isPhone: boolean) => ReactNode[];
  hasItems: boolean;
  dialog: ReactNode;
}
/** The actions of an order's page that refund it, for those who may approve refunds. */
export function useRefundActions(order: Order): RefundActions {
  const t = useMessages();
  const may = can(useActor(), refunds, "agree");
  const [open, setOpen] = useState<keyof RefundOffers | null>(null);
  useLoadWhenIdle(RefundDialog);
  const { refund, cancel } = findRefundOffers(order);
  const item = (name: keyof RefundOffers, close: () => void) => (
    <MenuItem
      key={name}
      sx={name === "cancel" ? { color: "error.main" } : undefined}
      onClick={() => {
        close();
        setOpen(name);
      }}
    >
      {t(name === "cancel" ? "issue.cancelOpen" : "issue.open")}
    </MenuItem>
  );
  const Dialog = open === "cancel" ? CancelDialog : RefundDialog;
  return {
    button: may && refund && (
      <Button size="small" variant="outlined" onClick={() => setOpen("refund")}>
        {t("issue.open")}
      </Button>
    ),
    listItems: (close, isPhone) => [
      may && refund && isPhone && item("refund", close),
      may && cancel && item("cancel", close),
    ],
    hasItems: may && cancel,
    dialog: open && <Dialog order={order} onClose={() => setOpen(null)} />,
  };
}
