import { useDroppable } from "@dnd-kit/core";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { toFolderDropId } from "./folderDrop.ts";
import type { LibraryQuery } from "./listQuery.ts";

interface Props {
  folder: LibraryQuery["folder"];
  name: string;
  icon: ReactNode;
  depth: number;
  count: number | undefined;
  open: boolean;
  /** Whether other rows end with a menu. */
  hasMenus: boolean;
  onOpen: () => void;
  /** Whether files can be dropped on the row. */
  accepts: boolean;
  children?: ReactNode;
}

/** A folder row: a click opens it, and files can be dropped on it. */
export function FolderRow({
  folder,
  name,
  icon,
  depth,
  count,
  open,
  hasMenus,
  onOpen,
  accepts,
  children,
}: Props) {
  const { setNodeRef, isOver } = useDroppable({ id: toFolderDropId(folder), disabled: !accepts });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      sx={{
        display: "flex",
        alignItems: "center",
        borderRadius: 1,
        bgcolor: open || isOver ? "action.selected" : "transparent",
        outline: isOver ? "2px solid" : "none",
        outlineColor: "primary.main",
        "&:hover": { bgcolor: open ? "action.selected" : "action.hover" },
        "& .more": { opacity: { xs: 1, md: 0 } },
        "&:hover .more, &:focus-within .more": { opacity: 1 },
      }}
    >
      <ButtonBase
        onClick={onOpen}
        aria-current={open ? "true" : undefined}
        sx={{
          flex: 1,
          minWidth: 0,
          minHeight: 36,
          pl: 1 + depth * 2,
          pr: 0.5,
          gap: 1,
          justifyContent: "flex-start",
          textAlign: "left",
          borderRadius: 1,
          color: open ? "primary.main" : "text.primary",
          "& svg": { color: open ? "primary.main" : "text.secondary" },
        }}
      >
        {icon}
        <Typography
          component="span"
          variant="body2"
          noWrap
          sx={{ flex: 1, fontWeight: open ? 600 : 400 }}
          title={name}
        >
          {name}
        </Typography>
        {count !== undefined && (
          <Typography
            component="span"
            variant="caption"
            color="text.secondary"
            sx={{ fontVariantNumeric: "tabular-nums" }}
          >
            {count}
          </Typography>
        )}
      </ButtonBase>
      {children ?? (hasMenus && <Box sx={{ width: 28, flexShrink: 0 }} />)}
    </Box>
  );
}
