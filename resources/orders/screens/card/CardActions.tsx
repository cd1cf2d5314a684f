import Button from "@mui/material/Button";
import { useState } from "react";
import { Link } from "react-router-dom";
import { ActionDialog } from "../../../../framework/admin/action/ActionDialog.tsx";
import { offeredActions } from "../../../../framework/admin/action/actionsOf.ts";
import { pathOf } from "../../../../framework/admin/paths.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { useActor } from "../../../../framework/admin/resources.tsx";
import { useWords } from "../../../../framework/admin/useWords.ts";
import type { Action } from "../../../../framework/schema/index.ts";
import { orders } from "../../orders.ts";
import { orderOf } from "../order.ts";
import { printPath } from "../print/printPath.ts";
import { blockedOf } from "../ship/parcels.ts";
import { useSay } from "../useSay.ts";

const offered: readonly string[] = ["ship", "editPrice", "cancel"];

/** What is done to an order most often, without opening it; the rest stands in its menu. */
export function CardActions({ record }: { record: AdminRecord }) {
  const say = useSay();
  const words = useWords(orders);
  const actor = useActor();
  const [asking, setAsking] = useState<Action | null>(null);
  const waits = blockedOf(orderOf(record)) === "group";
  const possible = offeredActions(orders, actor, record).flatMap(({ action, possible }) =>
    possible && offered.includes(action.name) && !(action.name === "ship" && waits) ? [action] : [],
  );
  const close = () => setAsking(null);
  return (
    <div className="actions">
      {possible.map((action) => (
        <Button
          key={action.name}
          size="small"
          variant={action.tone === "primary" ? "contained" : "outlined"}
          color={action.tone === "danger" ? "error" : "primary"}
          onClick={() => setAsking(action)}
        >
          {words.action(action.name)}
        </Button>
      ))}
      <Button size="small" component={Link} to={pathOf(orders, "show", record.id)}>
        {say("card.detail")}
      </Button>
      {record.status !== "unpaid" && record.status !== "cancelled" && (
        <Button size="small" component="a" href={printPath([record.id], "slip")} target="_blank" rel="opener">
          {say("print.slip")}
        </Button>
      )}
      {asking && (
        <ActionDialog
          resource={orders}
          action={asking}
          ids={[record.id]}
          record={record}
          onClose={close}
          onDone={close}
        />
      )}
    </div>
  );
}
