import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useTranslate } from "react-admin";
import { useActor } from "../../../../framework/admin/resources.tsx";
import { can } from "../../../../framework/schema/index.ts";
import { materialFolders } from "../../materialFolders/materialFolders.ts";
import type { FolderTask } from "./FolderDialogs.tsx";
import type { PlacedFolder } from "./material.ts";
import { useMessages } from "./useMessages.ts";

interface Props {
  anchor: HTMLElement;
  folder: PlacedFolder;
  onTask: (task: FolderTask) => void;
  onClose: () => void;
}

/** Menu of actions on a folder. */
export function FolderMenu({ anchor, folder, onTask, onClose }: Props) {
  const t = useMessages();
  const translate = useTranslate();
  const actor = useActor();
  const item = (text: string, task: FolderTask, danger = false) => (
    <MenuItem
      sx={danger ? { color: "error.main" } : {}}
      onClick={() => {
        onClose();
        onTask(task);
      }}
    >
      {text}
    </MenuItem>
  );
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {can(actor, materialFolders, "edit") && item(t("rename"), { is: "rename", folder })}
      {can(actor, materialFolders, "create") &&
        item(t("newFolderInside"), { is: "new", parent: folder.id })}
      {can(actor, materialFolders, "delete") &&
        item(translate("ra.action.delete"), { is: "delete", folder }, true)}
    </Menu>
  );
}
