import Link from "@mui/material/Link";
import type { MouseEvent } from "react";
import { Link as RouterLink } from "react-router";
import { pathOf } from "../../../framework/admin/paths.ts";
import { type DisplayComponent, useHouse } from "../../../framework/admin/resources.tsx";
import { may } from "../../../framework/schema/index.ts";
import { groupOf } from "./group.ts";

/** A row of another resource by what it is called, as the way to it for whoever may open it. */
export function WayTo({ resource: name, id, children }: { resource: string; id: number; children: string }) {
  const { resources, actor } = useHouse();
  const resource = resources.find((one) => one.name === name);
  if (!resource || actor.realm !== "shop" || !may(actor, resource, "view")) return <>{children}</>;
  return (
    <Link
      component={RouterLink}
      to={pathOf(resource, "show", id)}
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {children}
    </Link>
  );
}
export const LeaderOrder: DisplayComponent = ({ record }) => {
  const { orderId, leaderOrderNo } = groupOf(record);
  return (
    <WayTo resource="orders" id={orderId ?? 0}>
      {leaderOrderNo ?? "—"}
    </WayTo>
  );
};
