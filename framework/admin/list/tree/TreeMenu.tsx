import MenuItem from "@mui/material/MenuItem";
import { type ReactNode, useState } from "react";
import { useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import { can, type Resource } from "../../../schema/index.ts";
import { toPath } from "../../paths.ts";
import type { AdminRecord } from "../../provider.ts";
import { useActor } from "../../resources.tsx";
import { LazyRowMenu } from "../LazyRowMenu.tsx";
import { MoveDialog } from "./MoveDialog.tsx";
import { type Step, stepPlace } from "./tree.ts";
import type { useMoveRow } from "./useMoveRow.ts";
import type { Tree } from "./useTree.ts";

interface Props extends ReturnType<typeof useMoveRow> {
  resource: Resource;
  tree: Tree;
  open: { record: AdminRecord; anchor: Element } | null;
  onClose: () => void;
  /** Further items, before those that move the row. */
  more?: (record: AdminRecord) => ReactNode[];
}
/** The menu of a row of a tree, which also adds a row inside it and moves it. */
export function TreeMenu({ resource, tree, open, onClose, more, ...moving }: Props) {
  const { move, movable, ordered } = moving;
  const translate = useTranslate();
  const actor = useActor();
  const [moved, setMoved] = useState<AdminRecord | null>(null);
  const { branches } = tree;
  const toStep = (record: AdminRecord, step: Step, key: string) => {
    const place = movable && ordered ? stepPlace(branches, record.id, step) : null;
    return (
      place && (
        <MenuItem key={step} onClick={() => void move(record.id, place)}>
          {translate(`framework.list.tree.${key}`)}
        </MenuItem>
      )
    );
  };
  return (
    <>
      <LazyRowMenu
        resource={resource}
        open={open}
        onClose={onClose}
        more={(record) => [
          ...(more?.(record) ?? []),
          can(actor, resource, "create") && resource.parent && (
            <MenuItem
              key="add"
              component={Link}
              to={`${toPath(resource, "create")}?source=${encodeURIComponent(JSON.stringify({ [resource.parent]: record.id }))}`}
            >
              {translate("framework.list.tree.addChild")}
            </MenuItem>
          ),
          toStep(record, "up", "moveUp"),
          toStep(record, "down", "moveDown"),
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
          branches={branches}
          record={moved}
          ordered={ordered}
          onMove={(place) => {
            setMoved(null);
            void move(moved.id, place);
          }}
          onClose={() => setMoved(null)}
        />
      )}
    </>
  );
}
