import CreateNewFolder from "@mui/icons-material/CreateNewFolderOutlined";
import FolderOff from "@mui/icons-material/FolderOffOutlined";
import FolderIcon from "@mui/icons-material/FolderOutlined";
import MoreVert from "@mui/icons-material/MoreVert";
import PermMedia from "@mui/icons-material/PermMediaOutlined";
import SwapVert from "@mui/icons-material/SwapVert";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { toPath } from "../../../../framework/admin/paths.ts";
import { materialFolders } from "../../materialFolders/materialFolders.ts";
import type { FolderTask } from "./FolderDialogs.tsx";
import { FolderMenu } from "./FolderMenu.tsx";
import { FolderRow } from "./FolderRow.tsx";
import type { LibraryQuery } from "./listQuery.ts";
import type { PlacedFolder } from "./material.ts";
import type { Counts } from "./useLibrary.ts";
import { useMessages } from "./useMessages.ts";

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
              <SwapVert fontSize="small" />
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
              <CreateNewFolder fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
      </Stack>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {row(null, t("allFiles"), <PermMedia fontSize="small" />, 0)}
        {row("none", t("noFolder"), <FolderOff fontSize="small" />, 0)}
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
                <MoreVert sx={{ fontSize: 18 }} />
              </IconButton>
            ),
          ),
        )}
      </Box>
      {menu && onTask && <FolderMenu {...menu} onTask={onTask} onClose={() => setMenu(null)} />}
    </Box>
  );
}
