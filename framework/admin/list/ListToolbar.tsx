import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import { useListSortContext, useTranslate } from "react-admin";
import { getInitialSort, isSearchable, type Resource } from "../../schema/index.ts";
import { RefreshIcon } from "../icons/RefreshIcon.ts";
import { tokens } from "../theme/tokens.ts";
import { BodyButtons } from "./body/BodyButtons.tsx";
import { useListBody } from "./body/useListBody.ts";
import { FilterBar } from "./filter/FilterBar.tsx";
import { SearchBox } from "./filter/SearchBox.tsx";
import { SortMenu } from "./SortMenu.tsx";
import { ColumnMenu } from "./table/ColumnMenu.tsx";
import { isNarrowed, useListQuery } from "./useListQuery.ts";
import { useReloadList } from "./useReloadList.ts";
import { SaveViewButton } from "./view/SaveViewButton.tsx";
import { useSavedViews } from "./view/useSavedViews.ts";

/** Search and filters on the left; saving the view, sort and columns on the right. */
export function ListToolbar({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const reload = useReloadList(resource);
  const { filter, tab, search, isTrash, change } = useListQuery();
  const { sort } = useListSortContext();
  const { active } = useSavedViews(resource);
  const { hasColumns, hasOrder } = useListBody(resource).body;
  const refresh = translate("ra.action.refresh");
  const { field, order } = getInitialSort(resource, tab);
  const isSorted = sort.field !== field || sort.order !== order.toUpperCase();
  const isChanged = !active && (isNarrowed(filter) || isSorted);
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
          <SearchBox value={search} onSearch={(q) => change({ q: q || undefined })} />
        )}
        <FilterBar resource={resource} />
        <Stack
          direction="row"
          useFlexGap
          spacing={0.5}
          sx={{ ml: "auto", alignItems: "center", flexWrap: "wrap" }}
        >
          {isChanged && <SaveViewButton resource={resource} />}
          <BodyButtons resource={resource} />
          {hasOrder && <SortMenu resource={resource} />}
          {hasColumns && <ColumnMenu resource={resource} />}
          <Tooltip title={refresh}>
            <IconButton size="small" aria-label={refresh} onClick={() => void reload()}>
              <RefreshIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        </Stack>
      </Stack>
      {isTrash && (
        <Typography
          sx={{
            px: 1.5,
            py: 1,
            color: tokens.ink2,
            backgroundColor: tokens.sunken,
            borderBottom: `1px solid ${tokens.line}`,
          }}
        >
          {translate("framework.list.trashContent")}
        </Typography>
      )}
    </>
  );
}
