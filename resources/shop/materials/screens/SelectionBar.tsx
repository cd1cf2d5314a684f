import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslate } from "react-admin";
import { SelectionToolbar } from "../../../../framework/admin/list/bulk/SelectionToolbar.tsx";
import { useActor } from "../../../../framework/admin/resources.tsx";
import { can } from "../../../../framework/schema/index.ts";
import { materials } from "../materials.ts";
import type { MaterialTask } from "./MaterialTasks.tsx";
import type { Material } from "./material.ts";
import { useMessages } from "./useMessages.ts";
import type { Selection } from "./useSelection.ts";

interface Props {
  selection: Selection;
  page: readonly Material[];
  onTask: (task: MaterialTask) => void;
}

/**
 * Toolbar that floats over the end of the grid while files are selected: their number, and the bulk
 * actions.
 */
export function SelectionBar({ selection, page, onTask }: Props) {
  const t = useMessages();
  const translate = useTranslate();
  const actor = useActor();
  const { list } = selection;
  if (list.length === 0) return null;
  const wholePage = page.every(({ id }) => selection.has(id));
  return (
    <SelectionToolbar count={list.length} onClear={selection.clear}>
      {!wholePage && (
        <Button
          size="small"
          sx={{ display: { xs: "none", sm: "inline-flex" } }}
          onClick={() => selection.set([...list, ...page.filter(({ id }) => !selection.has(id))])}
        >
          {t("choosePage")}
        </Button>
      )}
      <Box component="span" sx={{ flex: 1 }} />
      {can(actor, materials, "edit") && (
        <Button size="small" onClick={() => onTask({ is: "move", list })}>
          {t("move")}
        </Button>
      )}
      {can(actor, materials, "delete") && (
        <Button size="small" color="error" onClick={() => onTask({ is: "delete", list })}>
          {translate("ra.action.delete")}
        </Button>
      )}
    </SelectionToolbar>
  );
}
