import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { ChevronsDownUp, ChevronsUpDown } from "lucide";
import { useState } from "react";
import { useEvent, useListContext, useNotify, useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { can, type Resource } from "../../../schema/index.ts";
import { createIcon } from "../../icons/createIcon.tsx";
import { toPath } from "../../paths.ts";
import type { AdminRecord } from "../../provider.ts";
import { useActor, useAdminProvider } from "../../resources.tsx";
import { tokens } from "../../theme/tokens.ts";
import { useToast } from "../../toast/useToast.tsx";
import { useUndoAction } from "../../toast/useUndoAction.ts";
import { EmptyList } from "../EmptyList.tsx";
import { fillingColumn, shrinking } from "../fillHeight.ts";
import { LazyRowMenu } from "../LazyRowMenu.tsx";
import { ListError } from "../ListError.tsx";
import { useFailure } from "../useFailure.ts";
import { useRecordName } from "../useRecordName.ts";
import { useReloadList } from "../useReloadList.ts";
import { MoveDialog } from "./MoveDialog.tsx";
import { TreeTable } from "./TreeTable.tsx";
import { dropPlace, findPlace, type Place, stepPlace } from "./tree.ts";
import { useTree } from "./useTree.ts";

const CollapseAllIcon = createIcon(ChevronsDownUp);
const ExpandAllIcon = createIcon(ChevronsUpDown);

/** The list of a tree resource, as a tree. */
export function TreeList({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const notify = useNotify();
  const failure = useFailure();
  const actor = useActor();
  const provider = useAdminProvider();
  const toast = useToast();
  const undoAction = useUndoAction(resource);
  const reload = useReloadList(resource);
  const recordName = useRecordName(resource);
  const tree = useTree(resource);
  const { total } = useListContext<AdminRecord>();
  const [menu, setMenu] = useState<{ record: AdminRecord; anchor: Element } | null>(null);
  const [moved, setMoved] = useState<AdminRecord | null>(null);
  const movable = can(actor, resource, "edit");
  // Siblings have an order of their own only if the declaration has a `sort` field.
  const ordered = Object.hasOwn(resource.fields, "sort");

  const move = useEvent(async (id: number, place: Place | null) => {
    setMoved(null);
    if (!place || !movable) return;
    const record = tree.rows.find((row) => row.id === id);
    const name = record ? recordName(record) : `#${id}`;
    const former = findPlace(tree.branches, id);
    const moveBack = async (to: Place) => ({
      list: [await provider.move(resource.name, { id, ...to })],
      failed: [],
    });
    try {
      await provider.move(resource.name, { id, ...place });
      if (place.parent !== null) tree.expand(place.parent);
      await reload();
      const movedBack = translate("framework.list.tree.movedBack", { name });
      const undo = former && undoAction([id], () => moveBack(former), movedBack);
      toast(translate("framework.list.tree.moved", { name }), undo);
    } catch (error) {
      notify(failure(error), { type: "error" });
    }
  });

  if (tree.error) return <ListError error={tree.error} onRetry={tree.retry} />;
  if (
    !tree.isPending &&
    (tree.rows.length === 0 || (tree.searching && tree.items.length === 0 && total === 0))
  )
    return <EmptyList resource={resource} />;
  return (
    <Stack {...shrinking} sx={fillingColumn}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{
          alignItems: "center",
          flexWrap: "wrap",
          px: 1,
          py: 0.5,
          borderBottom: `1px solid ${tokens.line}`,
        }}
      >
        <Button size="small" startIcon={<ExpandAllIcon />} onClick={tree.expandAll}>
          {translate("framework.list.tree.expandAll")}
        </Button>
        <Button size="small" startIcon={<CollapseAllIcon />} onClick={tree.collapseAll}>
          {translate("framework.list.tree.collapseAll")}
        </Button>
        <Typography
          variant="caption"
          color="text.secondary"
          sx={{ display: { xs: "none", md: "inline" } }}
        >
          {translate("framework.list.tree.keys")}
        </Typography>
      </Stack>
      <TreeTable
        resource={resource}
        items={tree.items}
        isPending={tree.isPending}
        movable={movable}
        ordered={ordered}
        allows={(id, drop) => dropPlace(tree.branches, id, drop.onto, drop.zone) !== null}
        onDrop={(id, drop) => void move(id, dropPlace(tree.branches, id, drop.onto, drop.zone))}
        onStep={(id, step) => {
          if (ordered || step === "in" || step === "out")
            void move(id, stepPlace(tree.branches, id, step));
        }}
        onToggle={tree.toggle}
        onMenu={(record, anchor) => setMenu({ record, anchor })}
      />
      <LazyRowMenu
        resource={resource}
        open={menu}
        onClose={() => setMenu(null)}
        more={(record) => [
          can(actor, resource, "create") && resource.parent && (
            <MenuItem
              key="add"
              component={Link}
              to={`${toPath(resource, "create")}?source=${encodeURIComponent(JSON.stringify({ [resource.parent]: record.id }))}`}
            >
              {translate("framework.list.tree.addChild")}
            </MenuItem>
          ),
          movable && ordered && (
            <MenuItem
              key="up"
              onClick={() => void move(record.id, stepPlace(tree.branches, record.id, "up"))}
            >
              {translate("framework.list.tree.moveUp")}
            </MenuItem>
          ),
          movable && ordered && (
            <MenuItem
              key="down"
              onClick={() => void move(record.id, stepPlace(tree.branches, record.id, "down"))}
            >
              {translate("framework.list.tree.moveDown")}
            </MenuItem>
          ),
          movable && (
            <MenuItem key="move" onClick={() => setMoved(record)}>
              {translate("framework.list.tree.moveTo")}
            </MenuItem>
          ),
        ]}
      />
      {moved && (
        <MoveDialog
          resource={resource}
          branches={tree.branches}
          record={moved}
          ordered={ordered}
          onMove={(place) => void move(moved.id, place)}
          onClose={() => setMoved(null)}
        />
      )}
    </Stack>
  );
}
