import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslate } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import { ExportMenu } from "../ExportMenu.tsx";
import { useExport } from "../useExport.ts";

/** More than these do not fit into the address of a download; who wants more filters the list, and exports that. */
export const mostExported = 1000;

/** Downloads the rows that are ticked. */
export function ExportSelected({ resource, ids }: { resource: Resource; ids: readonly number[] }) {
  const translate = useTranslate();
  const { download, running } = useExport(resource);
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <>
      <Button size="small" aria-haspopup="menu" loading={running} onClick={(event) => setAnchor(event.currentTarget)}>
        {translate("markethall.list.export")}
      </Button>
      <ExportMenu
        anchor={anchor}
        onClose={() => setAnchor(null)}
        onChoose={(format) => void download({ ids: ids.join(",") }, format, ids.length)}
      />
    </>
  );
}
