import type { Action, Resource } from "../../../../schema/index.ts";
import type { AvailableAction } from "../../../action/useAvailableActions.ts";
import type { AdminRecord } from "../../../provider.ts";
import type { KanbanOptions } from "./defineKanban.tsx";

/** A way to move a card: an action that leads to the column's state, or a save of the field. */
export type Move = { is: "action"; action: Action } | { is: "save" };

interface Moved {
  resource: Resource;
  /** The choice field whose values are the columns. */
  by: string;
  record: AdminRecord;
  /** The actions that are available for the record. */
  actions: readonly AvailableAction[];
  /** Whether the actor may edit the record. */
  editable: boolean;
  /** Whether the column is a possible one for the record; every column by default. */
  accepts?: KanbanOptions["accepts"];
}
/**
 * Returns the ways to move a record to a column: none if neither an action leads there nor the
 * field can be edited.
 */
export function findMoves(moved: Moved, to: string): Move[] {
  const { resource, by, record, actions, editable, accepts } = moved;
  if (record[by] === to || accepts?.(record, to) === false) return [];
  const field = resource.fields[by];
  if (by === "status" && resource.actionList.length > 0)
    return actions
      .filter(({ action, why }) => why === null && action.to.includes(to))
      .map(({ action }) => ({ is: "action", action }));
  const writable = field !== undefined && !field.options.readOnly && !field.options.createOnly;
  return writable && editable ? [{ is: "save" }] : [];
}
