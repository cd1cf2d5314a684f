import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useEffect } from "react";
import { useListPaginationContext, useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { exportFormats, useExport } from "./useExport.tsx";
import { useListQuery } from "./useListQuery.ts";

interface Props {
  resource: Resource;
  anchor: Element | null;
  onClose: () => void;
  onRunning: (running: boolean) => void;
}
/** Selects the format of an export, and runs it. */
export function ExportMenu({ resource, anchor, onClose, onRunning }: Props) {
  const translate = useTranslate();
  const { query } = useListQuery();
  const { total = 0 } = useListPaginationContext();
  const { download, running } = useExport(resource);
  useEffect(() => onRunning(running), [running, onRunning]);
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
      {exportFormats.map((format) => (
        <MenuItem
          key={format}
          onClick={() => {
            onClose();
            void download(query, format, total);
          }}
        >
          {translate(`framework.list.exportAs.${format}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
