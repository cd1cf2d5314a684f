import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import type { Resource } from "../../../schema/index.ts";
import { ImportButton } from "../../import/ImportButton.tsx";
import { useScreens } from "../../resources.tsx";
import { BodyButtons } from "../body/BodyButtons.tsx";
import { useListBody } from "../body/useListBody.ts";
import { ExportButton } from "../ExportButton.tsx";
import { RefreshButton } from "../RefreshButton.tsx";
import { SortMenu } from "../SortMenu.tsx";
import { ColumnMenu } from "../table/ColumnMenu.tsx";
import { ToolStyleProvider } from "../toolStyle.ts";
import { TreeTools } from "../tree/TreeTools.tsx";
import { useListQuery } from "../useListQuery.ts";
import { SaveViewButton } from "../view/SaveViewButton.tsx";
import { useIsUnsaved } from "../view/useIsUnsaved.ts";

interface Props {
  resource: Resource;
  open: boolean;
  actions?: ReactNode;
  /** Opens what is above the rows, where the heading has no space for it. */
  overview?: ReactNode;
}
/** The further tools of a list on a phone, in two columns of words. */
export function PhoneTools({ resource, open, actions, overview }: Props) {
  const { isTrash } = useListQuery();
  const { tools: Tools } = useScreens(resource);
  const { name, hasColumns, hasOrder } = useListBody(resource).body;
  const isUnsaved = useIsUnsaved(resource);
  return (
    <ToolStyleProvider value="line">
      {/* Hidden instead of removed: an import goes on while the tools are closed. */}
      <Box
        sx={{
          display: open ? "grid" : "none",
          gridTemplateColumns: "1fr 1fr",
          gap: 0.5,
          pb: 1,
        }}
      >
        {isUnsaved && <SaveViewButton resource={resource} />}
        {overview}
        {hasOrder && <SortMenu resource={resource} />}
        {hasColumns && <ColumnMenu resource={resource} />}
        {name === "tree" && <TreeTools resource={resource} />}
        <BodyButtons resource={resource} />
        {actions ?? (
          <>
            {Tools && <Tools />}
            <ExportButton resource={resource} />
            {!isTrash && <ImportButton resource={resource} />}
          </>
        )}
        <RefreshButton resource={resource} />
      </Box>
    </ToolStyleProvider>
  );
}
