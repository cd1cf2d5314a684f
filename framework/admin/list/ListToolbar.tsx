import Stack from "@mui/material/Stack";
import { isSearchable, type Resource } from "../../schema/index.ts";
import { tokens } from "../theme/tokens.ts";
import { BodyButtons } from "./body/BodyButtons.tsx";
import { useListBody } from "./body/useListBody.ts";
import { FilterBar } from "./filter/FilterBar.tsx";
import { SearchBox } from "./filter/SearchBox.tsx";
import { useSearchLabel } from "./filter/useSearchLabel.ts";
import { RefreshButton } from "./RefreshButton.tsx";
import { SortMenu } from "./SortMenu.tsx";
import { TrashNote } from "./TrashNote.tsx";
import { ColumnMenu } from "./table/ColumnMenu.tsx";
import { useListQuery } from "./useListQuery.ts";
import { SaveViewButton } from "./view/SaveViewButton.tsx";
import { useIsUnsaved } from "./view/useIsUnsaved.ts";

/** Search and filters on the left; saving the view, sort and columns on the right. */
export function ListToolbar({ resource }: { resource: Resource }) {
  const { search, change } = useListQuery();
  const { hasColumns, hasOrder } = useListBody(resource).body;
  const searchLabel = useSearchLabel(resource);
  const isUnsaved = useIsUnsaved(resource);
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{
          flexWrap: "wrap",
          alignItems: "center",
          minHeight: 48,
          p: 1,
          borderBottom: `1px solid ${tokens.line}`,
        }}
      >
        {isSearchable(resource) && (
          <SearchBox
            value={search}
            placeholder={searchLabel}
            onSearch={(q) => change({ q: q || undefined })}
          />
        )}
        <FilterBar resource={resource} />
        <Stack
          direction="row"
          useFlexGap
          spacing={0.5}
          sx={{ ml: "auto", alignItems: "center", flexWrap: "wrap" }}
        >
          {isUnsaved && <SaveViewButton resource={resource} />}
          <BodyButtons resource={resource} />
          {hasOrder && <SortMenu resource={resource} />}
          {hasColumns && <ColumnMenu resource={resource} />}
          <RefreshButton resource={resource} />
        </Stack>
      </Stack>
      <TrashNote />
    </>
  );
}
