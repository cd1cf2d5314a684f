import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { MoreIcon } from "../../../../framework/admin/icons/MoreIcon.ts";
import { NewFolderIcon } from "../../../../framework/admin/icons/NewFolderIcon.ts";
import type { FolderTask } from "./FolderDialogs.tsx";
import { FolderMenu } from "./FolderMenu.tsx";
import { FolderSelect } from "./FolderSelect.tsx";
import type { LibraryQuery } from "./listQuery.ts";
import type { PlacedFolder } from "./material.ts";
import { useMessages } from "./useMessages.ts";

interface Props {
  folder: LibraryQuery["folder"];
  folders: readonly PlacedFolder[];
  onFolder: (folder: LibraryQuery["folder"]) => void;
  onTask?: (task: FolderTask) => void;
}

/** The folders on screens that are too narrow for the folder pane. */
export function FolderBar({ folder, folders, onFolder, onTask }: Props) {
  const t = useMessages();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const here = folders.find(({ id }) => id === folder);
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: "center" }}>
      <FolderSelect all value={folder} folders={folders} onChange={onFolder} />
      {onTask && (
        <IconButton
          aria-label={t("newFolder")}
          onClick={() => onTask({ is: "new", parent: here?.id ?? null })}
        >
          <NewFolderIcon />
        </IconButton>
      )}
      {onTask && here && (
        <IconButton
          aria-haspopup="menu"
          aria-label={t("folderMenu", { name: here.name })}
          onClick={({ currentTarget }) => setMenu(currentTarget)}
        >
          <MoreIcon />
        </IconButton>
      )}
      {onTask && menu && here && (
        <FolderMenu anchor={menu} folder={here} onTask={onTask} onClose={() => setMenu(null)} />
      )}
    </Stack>
  );
}
