import Add from "@mui/icons-material/Add";
import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import Refresh from "@mui/icons-material/Refresh";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import ToggleButton from "@mui/material/ToggleButton";
import Tooltip from "@mui/material/Tooltip";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { may, type Resource } from "../../schema/index.ts";
import { ImportButton } from "../import/ImportButton.tsx";
import { pathOf } from "../paths.ts";
import { useActor } from "../resources.tsx";
import { ExportButton } from "./ExportButton.tsx";
import { FilterBar } from "./filter/FilterBar.tsx";
import { SearchBox } from "./filter/SearchBox.tsx";
import { ColumnMenu } from "./table/ColumnMenu.tsx";
import { useListQuery } from "./useListQuery.ts";
import { useReloadList } from "./useReloadList.ts";
import { SavedViewsButton } from "./view/SavedViewsButton.tsx";

interface Props {
  resource: Resource;
  /** Further buttons, like the tree's way to the flat table. */
  children?: ReactNode;
}
/** Search and filters on the left; what can be done with the list on the right. */
export function ListToolbar({ resource, children }: Props) {
  const translate = useTranslate();
  const actor = useActor();
  const reload = useReloadList(resource);
  const { search, isTrash, change, replace } = useListQuery();
  const searches = Object.values(resource.fields).some((field) => field.options.search);
  const refresh = translate("ra.action.refresh");
  const trash = translate("markethall.list.trash");
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", alignItems: "center" }}>
      {searches && <SearchBox value={search} onSearch={(q) => change({ q: q || undefined })} />}
      <FilterBar resource={resource} />
      <span style={{ flex: 1 }} />
      <Stack direction="row" useFlexGap spacing={0.5} sx={{ alignItems: "center", flexWrap: "wrap" }}>
        {children}
        <Tooltip title={refresh}>
          <IconButton size="small" aria-label={refresh} onClick={() => void reload()}>
            <Refresh fontSize="small" />
          </IconButton>
        </Tooltip>
        <SavedViewsButton resource={resource} />
        <ColumnMenu resource={resource} />
        {resource.trash && may(actor, resource, "delete") && (
          <Tooltip title={trash}>
            <ToggleButton
              size="small"
              value="trash"
              selected={isTrash}
              aria-label={trash}
              sx={{ p: 0.5, border: 0, borderRadius: "50%" }}
              onChange={() => replace(isTrash ? {} : { trash: 1 })}
            >
              <DeleteOutlined fontSize="small" />
            </ToggleButton>
          </Tooltip>
        )}
        {may(actor, resource, "export") && <ExportButton resource={resource} />}
        {may(actor, resource, "import") && !isTrash && <ImportButton resource={resource} />}
        {may(actor, resource, "create") && !isTrash && (
          <Button size="small" variant="contained" startIcon={<Add />} component={Link} to={pathOf(resource, "create")}>
            {translate("ra.action.create")}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
