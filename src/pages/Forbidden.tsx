import Chip from "@mui/material/Chip";
import { useTranslate } from "react-admin";
import { findSection } from "../../framework/admin/app/menu.ts";
import { useActor } from "../../framework/admin/resources.tsx";
import { usePermissionNames } from "../../framework/admin/rights/usePermissionNames.ts";
import {
  getAccess,
  getRealm,
  listMenuItemPermissions,
  listMenuItems,
  type Operation,
  type Resource,
  toPermission,
} from "../../framework/schema/index.ts";
import { BackToDashboard } from "./BackToDashboard.tsx";
import { MessagePage } from "./MessagePage.tsx";

interface Props {
  /** The operation that was requested, where known. */
  attempted?: { resource: Resource; operation: Operation };
}

/**
 * Names the missing permission as the role editor does, so that an administrator finds it there.
 */
export function Forbidden({ attempted }: Props) {
  const translate = useTranslate();
  const { realm } = useActor();
  const others = attempted && getRealm(attempted.resource) !== realm;
  const content = others
    ? realm === "platform"
      ? "ofShops"
      : "ofPlatform"
    : realm === "platform"
      ? "contentPlatform"
      : "content";
  return (
    <MessagePage
      title={translate("markethall.shell.forbidden.title")}
      actions={<BackToDashboard />}
    >
      <p>{translate(`markethall.shell.forbidden.${content}`)}</p>
      {attempted && !others && <MissingRight {...attempted} />}
    </MessagePage>
  );
}

function MissingRight({ resource, operation }: NonNullable<Props["attempted"]>) {
  const messages = usePermissionNames();
  const right = toPermission(resource, operation, useActor());
  // The screen of the resource to which the permission belongs.
  const screen =
    listMenuItems(resource).find((entry) => listMenuItemPermissions(entry).includes(right)) ??
    resource;
  const section = findSection([resource], screen.route);
  const steps = [section && messages.section(section), messages.screen(screen)];
  if (right !== getAccess(screen)) steps.push(messages.operation(resource, operation));
  const label = messages.translate("markethall.shell.forbidden.right", {
    name: steps.filter(Boolean).join(" › "),
    right,
  });
  return (
    <Chip
      variant="outlined"
      label={label}
      sx={{ height: "auto", "& .MuiChip-label": { whiteSpace: "normal", py: 0.5 } }}
    />
  );
}
