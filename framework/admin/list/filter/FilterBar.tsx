import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import { ListFilter } from "lucide";
import { useState } from "react";
import { useTranslate } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import { createIcon } from "../../icons/createIcon.tsx";
import { useLoadWhenIdle } from "../../lazy/useLoadWhenIdle.ts";
import { useIsPhone } from "../../theme/useIsPhone.ts";
import { useListParts } from "../ListParts.ts";
import { isNarrowed, useListQuery, withoutFilters } from "../useListQuery.ts";
import { useViewTab } from "../view/useViewTab.ts";
import { FilterChip } from "./FilterChip.tsx";
import { groupFilters } from "./filters.ts";
import { LazyFilterEditor } from "./LazyFilterEditor.ts";
import { useFilters } from "./useFilters.ts";

const FilterIcon = createIcon(ListFilter);

/** One line that scrolls sideways, so that filters move the rows of a phone down by one line. */
const phoneLine = {
  display: "flex",
  alignItems: "center",
  gap: 0.75,
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  overflowX: "auto",
  scrollbarWidth: "none",
  "& > *": { flexShrink: 0 },
} as const;
// On a wider screen the chips, the button and what clears them wrap together.
const wideLine = { display: "contents" } as const;

/**
 * The list's filters as chips, with a button to add one. On a phone that button is in the heading,
 * and the chips are one line.
 */
export function FilterBar({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const { names, filters, put } = useFilters(resource);
  const { filter, change, replace } = useListQuery();
  const { filters: listed = [] } = useListParts();
  const viewTab = useViewTab(resource);
  const own = listed.filter((one) => typeof one !== "string");
  const isPhone = useIsPhone();
  const [editing, setEditing] = useState<{ field: string | null; anchor: Element } | null>(null);
  useLoadWhenIdle(LazyFilterEditor);
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={0.75}
      sx={{ flexWrap: isPhone ? "nowrap" : "wrap", alignItems: "center" }}
    >
      <Box sx={isPhone ? phoneLine : wideLine}>
        {own.map(({ name, Input }) => (
          <Input
            key={name}
            value={String(filter[name] ?? "")}
            onChange={(value) => change({ [name]: value || undefined })}
          />
        ))}
        {[...groupFilters(filters)].map(([field, conditions]) => (
          <FilterChip
            key={field}
            resource={resource}
            filters={conditions}
            onClick={(anchor) => setEditing({ field, anchor })}
            onDelete={() => put(conditions[0] ?? null, null)}
          />
        ))}
        {viewTab !== null && (
          // A saved view is selected in place of the tab of its state.
          <Chip
            size="small"
            label={viewTab}
            color="primary"
            variant="outlined"
            onDelete={() => change({ tab: undefined })}
          />
        )}
        {filter.importId !== undefined && (
          <Chip
            size="small"
            label={translate("framework.import.listed")}
            onDelete={() => change({ importId: undefined })}
          />
        )}
      </Box>
      {!isPhone && names.length > 0 && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<FilterIcon />}
          aria-haspopup="dialog"
          onClick={(event) => setEditing({ field: null, anchor: event.currentTarget })}
          sx={{ minHeight: 28, py: 0, px: 1 }}
        >
          {translate("framework.list.addFilter")}
        </Button>
      )}
      {isNarrowed(filter) && (
        <Button
          size="small"
          onClick={() => replace(withoutFilters(filter))}
          sx={{ flexShrink: 0, px: 1 }}
        >
          {translate("framework.list.clearFilters")}
        </Button>
      )}
      {editing && (
        <LazyFilterEditor
          resource={resource}
          field={editing.field}
          anchor={editing.anchor}
          onClose={() => setEditing(null)}
        />
      )}
    </Stack>
  );
}
