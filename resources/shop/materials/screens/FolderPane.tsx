import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { Folder, FolderX } from "lucide";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { ImagesIcon } from "../../../../framework/admin/icons/ImagesIcon.ts";
import { MoreIcon } from "../../../../framework/admin/icons/MoreIcon.ts";
import { NewFolderIcon } from "../../../../framework/admin/icons/NewFolderIcon.ts";
import { SortIcon } from "../../../../framework/admin/icons/SortIcon.ts";
import { toPath } from "../../../../framework/admin/paths.ts";
import { materialFolders } from "../../materialFolders/materialFolders.ts";
import type { FolderTask } from "./FolderDialogs.tsx";
import { FolderMenu } from "./FolderMenu.tsx";
import { FolderRow } from "./FolderRow.tsx";
import type { LibraryQuery } from "./listQuery.ts";
import type { PlacedFolder } from "./material.ts";
import type { Counts } from "./useLibrary.ts";
import { useMessages } from "./useMessages.ts";

const NoFolderIcon = createIcon(FolderX);
const FolderIcon = createIcon(Folder);

interface Props {
  folder: LibraryQuery["folder"];
  folders: readonly PlacedFolder[];
  counts: Counts | undefined;
  onFolder: (folder: LibraryQuery["folder"]) => void;
  /** Starts an action on a folder; undefined without permission. */
  onTask?: (task: FolderTask) => void;
  /** Whether files can be dropped on a folder. */
  accepts?: boolean;
}

/**
 * The folder tree with the number of files in each folder, below the entries for all files and for
 * files in no folder.
 */
export function FolderPane({ folder, folders, counts, onFolder, onTask, accepts = false }: Props) {
  const t = useMessages();
  const [menu, setMenu] = useState<{ anchor: HTMLElement; folder: PlacedFolder } | null>(null);
  const row = (
    value: LibraryQuery["folder"],
    name: string,
    icon: ReactNode,
    depth: number,
    more?: ReactNode,
  ) => (
    <FolderRow
      key={value ?? "all"}
      folder={value}
      name={name}
      icon={icon}
      depth={depth}
      count={
        value === null ? counts?.total : (counts?.of.get(value === "none" ? null : value) ?? 0)
      }
      open={folder === value}
      hasMenus={onTask !== undefined}
      onOpen={() => onFolder(value)}
      accepts={accepts && value !== null}
    >
      {more}
    </FolderRow>
  );
  return (
    <Box component="nav" aria-label={t("folders")}>
      <Stack direction="row" sx={{ alignItems: "center", minHeight: 36, pl: 1 }}>
        <Typography variant="subtitle2" component="h2" sx={{ flex: 1 }}>
          {t("folders")}
        </Typography>
        {onTask && folders.length > 1 && (
          <Tooltip title={t("orderFolders")}>
            <IconButton
              size="small"
              aria-label={t("orderFolders")}
              component={Link}
              to={toPath(materialFolders, "list")}
            >
              <SortIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
        {onTask && (
          <Tooltip title={t("newFolder")}>
            <IconButton
              size="small"
              aria-label={t("newFolder")}
              onClick={() =>
                onTask({ is: "new", parent: typeof folder === "number" ? folder : null })
              }
            >
              <NewFolderIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
      </Stack>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {row(null, t("allFiles"), <ImagesIcon fontSize="small" />, 0)}
        {row("none", t("noFolder"), <NoFolderIcon fontSize="small" />, 0)}
        {folders.map((one) =>
          row(
            one.id,
            one.name,
            <FolderIcon fontSize="small" />,
            one.depth,
            onTask && (
              <IconButton
                size="small"
                className="more"
                aria-haspopup="menu"
                aria-label={t("folderMenu", { name: one.name })}
                onClick={({ currentTarget }) => setMenu({ anchor: currentTarget, folder: one })}
              >
                <MoreIcon fontSize="small" />
              </IconButton>
            ),
          ),
        )}
      </Box>
      {menu && onTask && <FolderMenu {...menu} onTask={onTask} onClose={() => setMenu(null)} />}
    </Box>
  );
}
