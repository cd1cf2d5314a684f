import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNotify, useTranslate } from "react-admin";
import type { Action, Resource } from "../../../../schema/index.ts";
import { useRunAction } from "../../../action/useRunAction.ts";
import type { AdminRecord } from "../../../provider.ts";
import { useAdminProvider } from "../../../resources.tsx";
import { useToast } from "../../../toast/useToast.tsx";
import { useUndoEdit } from "../../../toast/useUndoEdit.ts";
import { useFailure } from "../../useFailure.ts";
import { useRecordName } from "../../useRecordName.ts";
import type { Move } from "./findMoves.ts";

/** A card that is shown in another column until the server has answered. */
export interface PendingMove {
  record: AdminRecord;
  to: string;
}
/**
 * Moves cards. A refused card goes back to its column, the server's reason is shown, and the board
 * is reloaded; an action with input or a confirmation opens its dialog first.
 */
export function useMove(resource: Resource, by: string) {
  const provider = useAdminProvider();
  const queries = useQueryClient();
  const notify = useNotify();
  const failure = useFailure();
  const run = useRunAction(resource);
  const translate = useTranslate();
  const toast = useToast();
  const undoEdit = useUndoEdit(resource);
  const recordName = useRecordName(resource);
  const [pending, setPending] = useState<readonly PendingMove[]>([]);
  const [opened, setOpened] = useState<{ record: AdminRecord; action: Action } | null>(null);

  const reload = () => queries.invalidateQueries({ queryKey: [resource.name] });
  async function save(record: AdminRecord, to: string): Promise<void> {
    const { id, version } = record;
    const data = { id, version, [by]: to };
    const answer = await provider.update(resource.name, { id, data, previousData: record });
    await reload();
    const name = recordName(record);
    const undo = undoEdit([answer.data], translate("framework.list.tree.movedBack", { name }));
    toast(translate("framework.list.tree.moved", { name }), undo);
  }
  async function start(record: AdminRecord, to: string, move: Move): Promise<void> {
    if (move.is === "action") {
      const { action } = move;
      if (action.input || action.confirm || action.tone === "danger")
        return setOpened({ record, action });
    }
    const moved = { record, to };
    setPending((now) => [...now, moved]);
    try {
      if (move.is === "action")
        await run(move.action.name, { ids: [record.id], version: record.version });
      else await save(record, to);
    } catch (error) {
      notify(failure(error), { type: "error" });
      // Somebody else may have moved or changed the card.
      await reload();
    } finally {
      setPending((now) => now.filter((one) => one !== moved));
    }
  }
  return { pending, opened, start, close: () => setOpened(null) };
}
