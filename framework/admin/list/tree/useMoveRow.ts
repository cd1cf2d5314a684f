import { useEvent, useNotify, useTranslate } from "react-admin";
import { can, type Resource } from "../../../schema/index.ts";
import { useActor, useAdminProvider } from "../../resources.tsx";
import { useToast } from "../../toast/useToast.tsx";
import { useUndoAction } from "../../toast/useUndoAction.ts";
import { useFailure } from "../useFailure.ts";
import { useRecordName } from "../useRecordName.ts";
import { useReloadList } from "../useReloadList.ts";
import { findPlace, type Place } from "./tree.ts";
import type { Tree } from "./useTree.ts";

/** Moves a row of a tree, shows it in its new branch, and offers to undo it. */
export function useMoveRow(resource: Resource, tree: Tree) {
  const translate = useTranslate();
  const notify = useNotify();
  const failure = useFailure();
  const actor = useActor();
  const provider = useAdminProvider();
  const toast = useToast();
  const undoAction = useUndoAction(resource);
  const reload = useReloadList(resource);
  const recordName = useRecordName(resource);
  const movable = can(actor, resource, "edit");

  const move = useEvent(async (id: number, place: Place | null) => {
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
  // Siblings have an order of their own only if the declaration has a `sort` field.
  return { move, movable, ordered: Object.hasOwn(resource.fields, "sort") };
}
