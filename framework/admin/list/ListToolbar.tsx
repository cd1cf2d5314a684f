import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import ToggleButton from "@mui/material/ToggleButton";
import Tooltip from "@mui/material/Tooltip";
import { useTranslate } from "react-admin";
import { can, isSearchable, type Resource } from "../../schema/index.ts";
import { DeleteIcon } from "../icons/DeleteIcon.ts";
import { RefreshIcon } from "../icons/RefreshIcon.ts";
import { useActor } from "../resources.tsx";
import { BodyButtons } from "./body/BodyButtons.tsx";
import { useListBody } from "./body/useListBody.ts";
import { FilterBar } from "./filter/FilterBar.tsx";
import { SearchBox } from "./filter/SearchBox.tsx";
import { SortMenu } from "./SortMenu.tsx";
import { ColumnMenu } from "./table/ColumnMenu.tsx";
import { useListQuery } from "./useListQuery.ts";
import { useReloadList } from "./useReloadList.ts";
import { SavedViewsButton } from "./view/SavedViewsButton.tsx";

/** Search and filters on the left; display options on the right. */
export function ListToolbar({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const actor = useActor();
  const reload = useReloadList(resource);
  const { search, isTrash, change, replace } = useListQuery();
  const { hasColumns, hasOrder } = useListBody(resource).body;
  const refresh = translate("ra.action.refresh");
  const trash = translate("framework.list.trash");
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", alignItems: "center" }}>
      {isSearchable(resource) && (
        <SearchBox value={search} onSearch={(q) => change({ q: q || undefined })} />
      )}
      <FilterBar resource={resource} />
      <span style={{ flex: 1 }} />
      <Stack
        direction="row"
        useFlexGap
        spacing={0.5}
        sx={{ alignItems: "center", flexWrap: "wrap" }}
      >
        <BodyButtons resource={resource} />
        <Tooltip title={refresh}>
          <IconButton size="small" aria-label={refresh} onClick={() => void reload()}>
            <RefreshIcon fontSize="small" />
          </IconButton>
        </Tooltip>
        {hasOrder && <SortMenu resource={resource} always={!hasColumns} />}
        <SavedViewsButton resource={resource} />
        {hasColumns && <ColumnMenu resource={resource} />}
        {resource.trash && can(actor, resource, "delete") && (
          <Tooltip title={trash}>
            <ToggleButton
              size="small"
              value="trash"
              selected={isTrash}
              aria-label={trash}
              sx={{ p: 0.5, border: 0, borderRadius: "50%" }}
              onChange={() => replace(isTrash ? {} : { trash: 1 })}
            >
              <DeleteIcon fontSize="small" />
            </ToggleButton>
          </Tooltip>
        )}
      </Stack>
    </Stack>
  );
}
