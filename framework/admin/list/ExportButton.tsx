import { Download } from "lucide";
import { useState } from "react";
import { useListPaginationContext, useTranslate } from "react-admin";
import { can, type Resource } from "../../schema/index.ts";
import { createIcon } from "../icons/createIcon.tsx";
import { useActor } from "../resources.tsx";
import { ExportMenu } from "./ExportMenu.tsx";
import { ToolButton } from "./ToolButton.tsx";
import { useExport } from "./useExport.tsx";
import { useListQuery } from "./useListQuery.ts";

const DownloadIcon = createIcon(Download);

/** Exports all rows that match the filters, for actors who may export. */
export const ExportButton = ({ resource }: { resource: Resource }) =>
  can(useActor(), resource, "export") ? <Exporting resource={resource} /> : null;

function Exporting({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const { query } = useListQuery();
  const { total = 0 } = useListPaginationContext();
  const { download, running } = useExport(resource);
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <>
      <ToolButton
        icon={<DownloadIcon />}
        label={translate("framework.list.export")}
        opens="menu"
        busy={running}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <ExportMenu
        anchor={anchor}
        onClose={() => setAnchor(null)}
        onChoose={(format) => void download(query, format, total)}
      />
    </>
  );
}
