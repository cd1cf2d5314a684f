import Divider from "@mui/material/Divider";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { type ReactNode, useState } from "react";
import { useListContext, useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { can, type Resource } from "../../schema/index.ts";
import { ActionMenuItem } from "../action/ActionMenuItem.tsx";
import { LazyActionDialog } from "../action/LazyActionDialog.ts";
import { useAvailableActions } from "../action/useAvailableActions.ts";
import { useStartAction } from "../action/useStartAction.tsx";
import { useLoadWhenIdle } from "../lazy/useLoadWhenIdle.ts";
import { toPath } from "../paths.ts";
import type { AdminRecord } from "../provider.ts";
import { useActor, useScreens } from "../resources.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";
import { useUndeletable } from "../useUndeletable.ts";
import { LazyRemovalDialog } from "./bulk/lazyDialogs.ts";
import type { Removal } from "./bulk/RemovalDialog.tsx";
import { useListQuery } from "./useListQuery.ts";
import { useRecordName } from "./useRecordName.ts";

interface Props {
  resource: Resource;
  open: { record: AdminRecord; anchor: Element } | null;
  onClose: () => void;
  /** Additional items, for example those of a tree; selecting one closes the menu. */
  more?: (record: AdminRecord) => ReactNode[];
}

/** The menu of a row. One instance serves the whole list. */
export function RowMenu({ resource, open, onClose, more }: Props) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const actor = useActor();
  const recordName = useRecordName(resource);
  const { menu: Further } = useScreens(resource);
  const { start, dialog } = useStartAction(resource);
  const listActions = useAvailableActions(resource);
  const findUndeletable = useUndeletable(resource);
  const { isTrash } = useListQuery();
  const { onUnselectItems, selectedIds, onSelect } = useListContext<AdminRecord>();
  const [removal, setRemoval] = useState<{ kind: Removal; record: AdminRecord } | null>(null);
  useLoadWhenIdle(LazyActionDialog);
  useLoadWhenIdle(LazyRemovalDialog);
  const record = open?.record;
  const undeletable = record ? findUndeletable(record) : null;
  const deletable = can(actor, resource, "delete");
  const remove = (kind: Removal) => {
    if (record) setRemoval({ kind, record });
  };
  const forget = (id: number) => {
    if (selectedIds.length === 1 && selectedIds[0] === id) onUnselectItems();
    else if (selectedIds.includes(id)) onSelect(selectedIds.filter((one) => one !== id));
  };
  return (
    <>
      {record && (
        <Menu
          open
          anchorEl={open.anchor}
          onClose={onClose}
          onClick={onClose}
          slotProps={{ list: { dense: true } }}
        >
          {!isTrash && (
            <MenuItem component={Link} to={toPath(resource, "show", record.id)}>
              {translate(can(actor, resource, "edit") ? "ra.action.edit" : "framework.toast.view")}
            </MenuItem>
          )}
          {!isTrash &&
            listActions(record).map(({ action, why }) => (
              <MenuItem
                key={action.name}
                disabled={why !== null}
                onClick={() => void start(action, record)}
                sx={action.tone === "danger" ? { color: "error.main" } : undefined}
              >
                <ActionMenuItem name={messages.action(action.name)} why={why} />
              </MenuItem>
            ))}
          {!isTrash && Further && <Further record={record} />}
          {more?.(record)}
          {deletable && !isTrash && <Divider />}
          {deletable && !isTrash && (
            <MenuItem
              disabled={undeletable !== null}
              onClick={() => remove("delete")}
              sx={{ color: "error.main" }}
            >
              <ActionMenuItem name={translate("ra.action.delete")} why={undeletable} />
            </MenuItem>
          )}
          {deletable && isTrash && (
            <MenuItem onClick={() => remove("restore")}>
              {translate("framework.list.restore")}
            </MenuItem>
          )}
          {deletable && isTrash && (
            <MenuItem onClick={() => remove("purge")} sx={{ color: "error.main" }}>
              {translate("framework.list.purge")}
            </MenuItem>
          )}
        </Menu>
      )}
      {dialog}
      {removal && (
        <LazyRemovalDialog
          resource={resource}
          kind={removal.kind}
          ids={[removal.record.id]}
          name={recordName(removal.record)}
          onClose={() => setRemoval(null)}
          onDone={(left) => left.length === 0 && forget(removal.record.id)}
        />
      )}
    </>
  );
}
