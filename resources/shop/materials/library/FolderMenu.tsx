import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useTranslate } from "react-admin";
import { useActor } from "../../../../framework/admin/resources.tsx";
import { may } from "../../../../framework/schema/index.ts";
import { materialFolders } from "../../materialFolders/materialFolders.ts";
import type { FolderTask } from "./FolderDialogs.tsx";
import type { PlacedFolder } from "./material.ts";
import { useSay } from "./useSay.ts";

interface Props {
  anchor: HTMLElement;
  folder: PlacedFolder;
  onTask: (task: FolderTask) => void;
  onClose: () => void;
}

/** What can be done to one folder. */
export function FolderMenu({ anchor, folder, onTask, onClose }: Props) {
  const say = useSay();
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
      {may(actor, materialFolders, "edit") && item(say("rename"), { is: "rename", folder })}
      {may(actor, materialFolders, "create") && item(say("newFolderInside"), { is: "new", parent: folder.id })}
      {may(actor, materialFolders, "delete") && item(translate("ra.action.delete"), { is: "delete", folder }, true)}
    </Menu>
  );
}
