import { type ReactNode, useState } from "react";
import { useNotify } from "react-admin";
import type { Action, Resource } from "../../schema/index.ts";
import type { AdminRecord, RowResults } from "../provider.ts";
import { needsDialog } from "./isUndoable.ts";
import { LazyActionDialog } from "./LazyActionDialog.ts";
import { LazyOutputDialog } from "./LazyOutputDialog.ts";
import { useLeadToMissing } from "./useLeadToMissing.ts";
import { useRunAction } from "./useRunAction.ts";

interface Options {
  /** The action has run for the record, and its output is closed. */
  onDone?: (record: AdminRecord) => void;
  /** The action has not run: its dialog was closed, or it failed. */
  onDismiss?: (record: AdminRecord) => void;
}
interface Started {
  action: Action;
  record: AdminRecord;
}
interface StartAction {
  start: (action: Action, record: AdminRecord) => Promise<void>;
  /** The name of the action that runs without a dialog. */
  running: string | null;
  /** The open dialog, if any. */
  dialog: ReactNode;
}

/**
 * Returns how an action of one record is started: immediately or by its dialog, as declared. What
 * it answers only once is shown afterwards.
 */
export function useStartAction(
  resource: Resource,
  { onDone, onDismiss }: Options = {},
): StartAction {
  const notify = useNotify();
  const run = useRunAction(resource);
  const leadToMissing = useLeadToMissing(resource);
  const [running, setRunning] = useState<string | null>(null);
  const [confirming, setConfirming] = useState<Started | null>(null);
  const [answered, setAnswered] = useState<(Started & { output: Record<string, unknown> }) | null>(
    null,
  );

  function finish(started: Started, { list }: RowResults) {
    // Another action may have opened its dialog meanwhile.
    setConfirming((open) => (open === started ? null : open));
    const output = list[0]?._output;
    if (started.action.output && output) setAnswered({ ...started, output });
    else onDone?.(started.record);
  }
  async function start(action: Action, record: AdminRecord) {
    if (leadToMissing(action, record)) return;
    if (needsDialog(action)) return setConfirming({ action, record });
    setRunning(action.name);
    try {
      const results = await run(action.name, { ids: [record.id] });
      const [failure] = results.failed;
      if (failure) throw new Error(failure.message);
      finish({ action, record }, results);
    } catch (error) {
      notify(error instanceof Error ? error.message : "framework.form.failed", { type: "error" });
      onDismiss?.(record);
    } finally {
      setRunning(null);
    }
  }
  const dialog = confirming ? (
    <LazyActionDialog
      resource={resource}
      action={confirming.action}
      ids={[confirming.record.id]}
      record={confirming.record}
      onClose={() => {
        setConfirming(null);
        onDismiss?.(confirming.record);
      }}
      onDone={(results) => finish(confirming, results)}
    />
  ) : answered ? (
    <LazyOutputDialog
      resource={resource}
      action={answered.action}
      output={answered.output}
      onClose={() => {
        setAnswered(null);
        onDone?.(answered.record);
      }}
    />
  ) : null;
  return { start, running, dialog };
}
