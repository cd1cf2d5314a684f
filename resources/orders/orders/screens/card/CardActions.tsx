import Button from "@mui/material/Button";
import { useState } from "react";
import { Link } from "react-router-dom";
import { LazyActionDialog } from "../../../../../framework/admin/action/LazyActionDialog.ts";
import { useAvailableActions } from "../../../../../framework/admin/action/useAvailableActions.ts";
import { toPath } from "../../../../../framework/admin/paths.ts";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import type { Action } from "../../../../../framework/schema/index.ts";
import { orders } from "../../orders.ts";
import { type OrderRecord, toOrder } from "../order.ts";
import { listPrintables, printPath } from "../print/printPath.ts";
import { useMessages } from "../useMessages.ts";

const offered: readonly string[] = ["ship", "editPrice", "cancel"];

/** The most frequent actions of an order; its menu contains the others. */
export function CardActions({ record }: { record: OrderRecord }) {
  const t = useMessages();
  const messages = useResourceMessages(orders);
  const getActions = useAvailableActions(orders);
  const [openAction, setOpenAction] = useState<Action | null>(null);
  const possible = getActions(record).flatMap(({ action, why }) =>
    why === null && offered.includes(action.name) ? [action] : [],
  );
  const close = () => setOpenAction(null);
  return (
    <div className="actions">
      {possible.map((action) => (
        <Button
          key={action.name}
          size="small"
          variant={action.tone === "primary" ? "contained" : "outlined"}
          color={action.tone === "danger" ? "error" : "primary"}
          onClick={() => setOpenAction(action)}
        >
          {messages.action(action.name)}
        </Button>
      ))}
      <Button size="small" component={Link} to={toPath(orders, "show", record.id)}>
        {t("card.detail")}
      </Button>
      {listPrintables(toOrder(record)).includes("slip") && (
        <Button
          size="small"
          component="a"
          href={printPath([record.id], "slip")}
          target="_blank"
          rel="opener"
        >
          {t("print.slip")}
        </Button>
      )}
      {openAction && (
        <LazyActionDialog
          resource={orders}
          action={openAction}
          ids={[record.id]}
          record={record}
          onClose={close}
          onDone={close}
        />
      )}
    </div>
  );
}
