import Close from "@mui/icons-material/Close";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { useActor } from "../../../framework/admin/resources.tsx";
import { may } from "../../../framework/schema/index.ts";
import { materials } from "../materials.ts";
import type { MaterialTask } from "./MaterialTasks.tsx";
import type { Material } from "./material.ts";
import { useSay } from "./useSay.ts";
import type { Selection } from "./useSelection.ts";

interface Props {
  selection: Selection;
  page: readonly Material[];
  onTask: (task: MaterialTask) => void;
}

/** Floats over the end of the grid while files are chosen: how many, and what can be done with all of them. */
export function SelectionBar({ selection, page, onTask }: Props) {
  const say = useSay();
  const translate = useTranslate();
  const actor = useActor();
  const { list } = selection;
  if (list.length === 0) return null;
  const wholePage = page.every(({ id }) => selection.has(id));
  const clear = translate("markethall.list.clearSelection");
  return (
    <Paper
      elevation={6}
      role="toolbar"
      aria-label={translate("markethall.list.bulk")}
      sx={{
        position: "sticky",
        bottom: { xs: 8, sm: 16 },
        zIndex: 3,
        px: 1.5,
        py: 0.75,
        border: 1,
        borderColor: "primary.main",
      }}
    >
      <Stack direction="row" useFlexGap spacing={{ xs: 0, sm: 1 }} sx={{ flexWrap: "wrap", alignItems: "center" }}>
        <IconButton aria-label={clear} title={clear} onClick={selection.clear}>
          <Close fontSize="small" />
        </IconButton>
        <Typography variant="body2" sx={{ fontWeight: 600 }} aria-live="polite">
          {translate("markethall.list.selected", { smart_count: list.length })}
        </Typography>
        {!wholePage && (
          <Button
            size="small"
            sx={{ display: { xs: "none", sm: "inline-flex" } }}
            onClick={() => selection.set([...list, ...page.filter(({ id }) => !selection.has(id))])}
          >
            {say("choosePage")}
          </Button>
        )}
        <Box component="span" sx={{ flex: 1 }} />
        {may(actor, materials, "edit") && (
          <Button size="small" onClick={() => onTask({ is: "move", list })}>
            {say("move")}
          </Button>
        )}
        {may(actor, materials, "delete") && (
          <Button size="small" color="error" onClick={() => onTask({ is: "delete", list })}>
            {translate("ra.action.delete")}
          </Button>
        )}
      </Stack>
    </Paper>
  );
}
