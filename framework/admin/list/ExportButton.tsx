import Download from "@mui/icons-material/Download";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { useListPaginationContext, useListSortContext, useNotify, useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { useAdminProvider } from "../resources.tsx";
import { ToolButton } from "./ToolButton.tsx";
import { useFailure } from "./useFailure.ts";
import { useListQuery } from "./useListQuery.ts";

const formats = ["csv", "xlsx"] as const;

/** Downloads every row that the filters find; the server streams them. */
export function ExportButton({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const notify = useNotify();
  const failure = useFailure();
  const provider = useAdminProvider();
  const { query } = useListQuery();
  const { sort } = useListSortContext();
  const { total = 0 } = useListPaginationContext();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [running, setRunning] = useState(false);

  async function download(format: (typeof formats)[number]) {
    setAnchor(null);
    if (total === 0) return notify("markethall.list.exportEmpty", { type: "warning" });
    setRunning(true);
    notify("markethall.list.exporting", { type: "info", autoHideDuration: 20_000, messageArgs: { total } });
    try {
      const order = sort.order === "DESC" ? "desc" : "asc";
      await provider.exportRows(resource.name, { query, format, sort: [sort.field, order] });
      notify("markethall.list.exported", { type: "success", messageArgs: { total } });
    } catch (error) {
      notify(failure(error), { type: "error" });
    } finally {
      setRunning(false);
    }
  }
  const label = translate("markethall.list.export");
  return (
    <>
      <ToolButton
        icon={<Download />}
        label={label}
        opens="menu"
        busy={running}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {formats.map((format) => (
          <MenuItem key={format} onClick={() => void download(format)}>
            {translate(`markethall.list.exportAs.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
