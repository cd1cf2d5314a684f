import ListItemIcon from "@mui/material/ListItemIcon";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { Confirm, useTranslate } from "react-admin";
import { CheckIcon } from "../../icons/CheckIcon.ts";
import type { PanelProps } from "../PanelButton.tsx";
import { useListQuery } from "../useListQuery.ts";
import { RenameViewPanel } from "./RenameViewPanel.tsx";
import { useSavedViews } from "./useSavedViews.ts";

/** What can be done with the saved view that the list shows. */
export function ViewMenu({ resource, anchor, onClose }: PanelProps) {
  const translate = useTranslate();
  const { replace } = useListQuery();
  const { views, active, rename, remove, open } = useSavedViews(resource);
  const [task, setTask] = useState<"rename" | "remove" | null>(null);
  // The view of which the menu was opened; another may become the active one meanwhile.
  const [view] = useState(active);
  if (!view) return null;
  const isFirst = views.first === view.id;
  return (
    <>
      <Menu open={task === null} anchorEl={anchor} onClose={onClose}>
        <MenuItem onClick={() => setTask("rename")}>
          <ListItemIcon />
          {translate("framework.list.renameView", { name: view.name })}
        </MenuItem>
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={isFirst}
          onClick={() => {
            open(isFirst ? null : view.id);
            onClose();
          }}
        >
          <ListItemIcon>{isFirst && <CheckIcon fontSize="small" />}</ListItemIcon>
          {translate("framework.list.defaultView", { name: view.name })}
        </MenuItem>
        <MenuItem onClick={() => setTask("remove")} sx={{ color: "error.main" }}>
          <ListItemIcon />
          {translate("framework.list.deleteView", { name: view.name })}
        </MenuItem>
      </Menu>
      {task === "rename" && (
        <RenameViewPanel
          name={view.name}
          anchor={anchor}
          onRename={(name) => rename(view.id, name)}
          onClose={onClose}
        />
      )}
      <Confirm
        isOpen={task === "remove"}
        title={translate("framework.list.deleteViewTitle", { name: view.name })}
        content={translate("framework.list.deleteViewContent")}
        confirm={translate("framework.list.deleteViewConfirm")}
        cancel={translate("framework.list.keepView")}
        confirmColor="warning"
        onConfirm={() => {
          remove(view.id);
          replace({});
          onClose();
        }}
        onClose={onClose}
      />
    </>
  );
}
