import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useContext } from "react";
import { ListContext } from "react-admin";
import { useLocation } from "react-router-dom";
import { type Action, can, canOpenRecords, type Resource } from "../../schema/index.ts";
import { useRecordName } from "../list/useRecordName.ts";
import { toPath } from "../paths.ts";
import type { AdminRecord } from "../provider.ts";
import { useActor, useAdminProvider } from "../resources.tsx";
import type { Decided } from "../show/nextWaiting.ts";
import type { UndoToastAction } from "../toast/Toast.tsx";
import { useToast } from "../toast/useToast.tsx";
import { useUndoAction } from "../toast/useUndoAction.ts";
import { useResourceMessages } from "../useResourceMessages.ts";
import { findInverse } from "./findInverse.ts";
import { useLeavingNote } from "./useLeavingNote.ts";

/**
 * Returns a function that says that an action succeeded on the given records, and led to the given
 * states, with an undo button if the resource has an inverse action which the member may run, and
 * otherwise with a link to the record unless its page is open.
 */
export function useActionToast(resource: Resource) {
  const actor = useActor();
  const toast = useToast();
  const { pathname } = useLocation();
  const { done, doneNamed } = useResourceMessages(resource);
  const findName = useNameOfOne(resource);
  const makeReverse = useReverse(resource);
  const toNote = useLeavingNote(resource);
  const loadNext = useLoadNext(resource);
  return useCallback(
    (
      action: Action,
      ids: readonly number[],
      states: readonly string[],
      /** The only record, which the sentence can name. */
      record?: AdminRecord,
      /** The tab of the to-do list in which it waited until now. */
      waited?: string | null,
    ) => {
      const general = done(action, ids.length, states);
      const name = findName(ids, record);
      const reverse = makeReverse(action, ids, states, record);
      const [id, ...others] = ids;
      const path = id === undefined || others.length > 0 ? null : toPath(resource, "show", id);
      const link =
        path && path !== pathname && !resource.singleton && canOpenRecords(actor, resource)
          ? { to: path }
          : null;
      const isOnPage = id !== undefined && pathname === toPath(resource, "show", id);
      // What the list shows changes while the sentence is made.
      const note = toNote(ids, states);
      const naming = name
        ? doneNamed(action, name, general).catch(() => general)
        : Promise.resolve(general);
      const finding =
        isOnPage && waited
          ? loadNext({ id, tab: waited }).catch(() => null)
          : Promise.resolve(null);
      void Promise.all([naming, finding]).then(([sentence, next]) =>
        toast(sentence + note, reverse ? { ...reverse, ...link } : link, next),
      );
    },
    [pathname, actor, toast, makeReverse, done, doneNamed, findName, toNote, loadNext, resource],
  );
}

/** Returns a function that loads the link to the next record that waits for a decision. */
function useLoadNext(resource: Resource) {
  const provider = useAdminProvider();
  const actor = useActor();
  const queries = useQueryClient();
  return useCallback(
    async (decided: Decided) => {
      const { nextWaitingQuery } = await import("../show/nextWaiting.ts");
      return queries.fetchQuery(nextWaitingQuery(provider, resource, actor, decided));
    },
    [provider, actor, queries, resource],
  );
}

/**
 * Returns a function that names the only record of an action: the one that the server answered, or
 * the row of the list that is open. Null for several records, and for one without a name.
 */
function useNameOfOne(resource: Resource) {
  const list = useContext(ListContext);
  const toName = useRecordName(resource);
  return useCallback(
    (ids: readonly number[], record?: AdminRecord): string | null => {
      if (ids.length !== 1 || resource.singleton) return null;
      const rows: readonly AdminRecord[] =
        list?.resource === resource.name ? (list.data ?? []) : [];
      const one = record ?? rows.find(({ id }) => id === ids[0]);
      return one?.[resource.label] ? toName(one) : null;
    },
    [list, toName, resource],
  );
}

/**
 * Returns a function that makes the undo action for an action that ran on the given records, which
 * are in the given states now. Null if it has no inverse there, or the member may not run that.
 */
export function useReverse(resource: Resource) {
  const provider = useAdminProvider();
  const actor = useActor();
  const undo = useUndoAction(resource);
  const { done, doneNamed } = useResourceMessages(resource);
  const findName = useNameOfOne(resource);
  return useCallback(
    (
      action: Action,
      ids: readonly number[],
      states: readonly string[],
      record?: AdminRecord,
    ): UndoToastAction | null => {
      const inverse = findInverse(resource, action, states);
      if (ids.length === 0 || !inverse || !can(actor, resource, inverse.name)) return null;
      const name = findName(ids, record);
      const toSentence = async (undone: readonly string[]) => {
        const general = done(inverse, ids.length, undone);
        return name ? doneNamed(inverse, name, general).catch(() => general) : general;
      };
      return undo(
        ids,
        (chunk) => provider.runAction(resource.name, inverse.name, { ids: chunk }),
        toSentence,
      );
    },
    [provider, actor, undo, done, doneNamed, findName, resource],
  );
}
