import Badge from "@mui/material/Badge";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { ChartNoAxesColumn, ListFilter } from "lucide";
import { type ReactNode, useState } from "react";
import { useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { can, isSearchable, type Resource } from "../../../schema/index.ts";
import { AddIcon } from "../../icons/AddIcon.ts";
import { createIcon } from "../../icons/createIcon.tsx";
import { MoreIcon } from "../../icons/MoreIcon.ts";
import { SearchIcon } from "../../icons/SearchIcon.ts";
import { toPath } from "../../paths.ts";
import { useActor, useScreens } from "../../resources.tsx";
import { tokens } from "../../theme/tokens.ts";
import { useCreateLabel } from "../../useCreateLabel.ts";
import { useResourceMessages } from "../../useResourceMessages.ts";
import { tallAbove } from "../fillHeight.ts";
import { FilterBar } from "../filter/FilterBar.tsx";
import { LazyFilterEditor } from "../filter/LazyFilterEditor.ts";
import { SearchBox } from "../filter/SearchBox.tsx";
import { useFilters } from "../filter/useFilters.ts";
import { useSearchLabel } from "../filter/useSearchLabel.ts";
import { useListParts } from "../ListParts.ts";
import { ToolButton } from "../ToolButton.tsx";
import { TrashNote } from "../TrashNote.tsx";
import { isNarrowed, useListQuery } from "../useListQuery.ts";
import { useViewTab } from "../view/useViewTab.ts";
import { PhoneTools } from "./PhoneTools.tsx";

const FilterIcon = createIcon(ListFilter);
const OverviewIcon = createIcon(ChartNoAxesColumn);

export interface PhoneHeadingProps {
  resource: Resource;
  /** The resource's name by default. */
  title?: string | undefined;
  /** Replaces the buttons for create, import and export. */
  actions?: ReactNode;
}
/**
 * The head of a list on a phone: title, search, filters, create, what a desktop has above the rows,
 * and further tools as icons; the search, the overview and the tools open below.
 */
export function PhoneHeading({ resource, title, actions }: PhoneHeadingProps) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const actor = useActor();
  const { filter, search, isTrash, change } = useListQuery();
  const { names, filters } = useFilters(resource);
  const { filters: listed = [] } = useListParts();
  const [isSearching, setSearching] = useState(false);
  const [showsTools, setShowsTools] = useState(false);
  const [showsTop, setShowsTop] = useState(false);
  const { top: Top, strip: Strip, primary } = useScreens(resource);
  const Primary = actions || isTrash ? undefined : primary;
  const [anchor, setAnchor] = useState<Element | null>(null);
  const toggleTop = () => setShowsTop(!showsTop);
  const hasOwnFilters = listed.some((one) => typeof one !== "string");
  const viewTab = useViewTab(resource);
  const searchLabel = useSearchLabel(resource);
  const createLabel = useCreateLabel(resource);
  return (
    <Box
      sx={{
        mt: "calc(-1 * var(--gutter-top, 0px))",
        mx: "calc(-1 * var(--gutter, 0px))",
        px: "var(--gutter, 0px)",
        backgroundColor: tokens.surface,
      }}
    >
      <Stack direction="row" sx={{ alignItems: "center", minHeight: 52, mr: Primary ? 0 : -1 }}>
        <Typography
          variant="h2"
          component="h1"
          sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}
        >
          {title ?? messages.title}
        </Typography>
        {isSearchable(resource) && (
          <IconButton
            aria-label={translate("framework.list.search")}
            aria-expanded={isSearching || search !== ""}
            onClick={() => setSearching(!isSearching)}
          >
            <SearchIcon />
          </IconButton>
        )}
        {names.length > 0 && (
          <IconButton
            aria-label={translate("framework.list.addFilter")}
            aria-haspopup="dialog"
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <Badge badgeContent={new Set(filters.map(({ field }) => field)).size} color="primary">
              <FilterIcon />
            </Badge>
          </IconButton>
        )}
        {!actions && !isTrash && can(actor, resource, "create") && (
          <IconButton
            aria-label={createLabel}
            component={Link}
            to={toPath(resource, "create")}
            color="primary"
          >
            <AddIcon />
          </IconButton>
        )}
        {Top && !isTrash && !Primary && (
          <IconButton
            aria-label={translate("framework.list.overview")}
            aria-expanded={showsTop}
            onClick={toggleTop}
          >
            <OverviewIcon />
          </IconButton>
        )}
        <IconButton
          aria-label={translate("framework.list.tools")}
          aria-expanded={showsTools}
          onClick={() => setShowsTools(!showsTools)}
        >
          <MoreIcon />
        </IconButton>
        {Primary && <Primary />}
      </Stack>
      {(isSearching || search !== "") && (
        <Stack direction="row" sx={{ pb: 1 }}>
          <SearchBox
            value={search}
            autoFocus={isSearching}
            placeholder={searchLabel}
            onSearch={(q) => change({ q: q || undefined })}
          />
        </Stack>
      )}
      <PhoneTools
        resource={resource}
        open={showsTools}
        actions={actions}
        overview={
          // The primary action takes the space of its icon.
          Primary && Top ? (
            <ToolButton
              icon={<OverviewIcon />}
              label={translate("framework.list.overview")}
              onClick={toggleTop}
            />
          ) : null
        }
      />
      {(isNarrowed(filter) || hasOwnFilters || viewTab !== null) && (
        <Stack>
          <FilterBar resource={resource} />
        </Stack>
      )}
      {/* The filters take its place, so that they don't move the rows down. */}
      {Strip && !isTrash && !showsTop && !isNarrowed(filter) && (
        <Box {...tallAbove}>
          <Strip />
        </Box>
      )}
      {Top && !isTrash && showsTop && (
        <Box sx={{ pb: 1 }}>
          <Top />
        </Box>
      )}
      <TrashNote />
      {anchor && (
        <LazyFilterEditor
          resource={resource}
          field={null}
          anchor={anchor}
          onClose={() => setAnchor(null)}
        />
      )}
    </Box>
  );
}
