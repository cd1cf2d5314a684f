import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslate } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import { ExportMenu } from "../ExportMenu.tsx";
import { useExport } from "../useExport.ts";

/** Limited by the URL length of a download; larger exports use the list's filters instead. */
export const maxExported = 1000;

/** Exports the selected rows. */
export function ExportSelected({ resource, ids }: { resource: Resource; ids: readonly number[] }) {
  const translate = useTranslate();
  const { download, running } = useExport(resource);
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        loading={running}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate("framework.list.export")}
      </Button>
      <ExportMenu
        anchor={anchor}
        onClose={() => setAnchor(null)}
        onChoose={(format) => void download({ ids: ids.join(",") }, format, ids.length)}
      />
    </>
  );
}
