import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useEffect } from "react";
import { useListPaginationContext, useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { exportFormats, exportScopes, useExport } from "./useExport.tsx";
import { useListQuery } from "./useListQuery.ts";

interface Props {
  resource: Resource;
  anchor: Element | null;
  onClose: () => void;
  onRunning: (running: boolean) => void;
}
/** Selects the columns and the format of an export, and runs it. */
export function ExportMenu({ resource, anchor, onClose, onRunning }: Props) {
  const translate = useTranslate();
  const { query } = useListQuery();
  const { total = 0 } = useListPaginationContext();
  const { download, running } = useExport(resource);
  // What may come back as an import has to be complete.
  const allFields = resource.operations.includes("import") ? "exportForImport" : "exportAllFields";
  useEffect(() => onRunning(running), [running, onRunning]);
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
      {exportScopes.flatMap((scope) =>
        exportFormats.map((format) => (
          <MenuItem
            key={`${scope} ${format}`}
            divider={scope === "shown" && format === exportFormats.at(-1)}
            onClick={() => {
              onClose();
              void download({ query, format, scope, total });
            }}
          >
            {translate(`framework.list.${scope === "all" ? allFields : "exportAs"}.${format}`)}
          </MenuItem>
        )),
      )}
    </Menu>
  );
}
