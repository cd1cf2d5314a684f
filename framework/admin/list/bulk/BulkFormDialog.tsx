import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useEvent, useTranslate } from "react-admin";
import { FormProvider } from "react-hook-form";
import type { Action, Fields, Resource } from "../../../schema/index.ts";
import { showExpected } from "../../action/showExpected.ts";
import { useDialogButtons } from "../../action/useDialogButtons.ts";
import type { LabelGetter } from "../../form/errors.ts";
import { useFieldsForm } from "../../form/useFieldsForm.ts";
import { emptyValues } from "../../input/emptyValues.ts";
import type { RowResults } from "../../provider.ts";
import type { UndoToastAction } from "../../toast/Toast.tsx";
import { useReloadList } from "../useReloadList.ts";
import { BulkProgressView } from "./BulkProgressView.tsx";
import { DownloadResultButton } from "./DownloadResultButton.tsx";
import { nameShare, toCounts } from "./toCounts.ts";
import { type BulkProgress, chunkSize, useBulkRun } from "./useBulkRun.ts";

interface Props {
  resource: Resource;
  title: string;
  confirm: string;
  danger?: boolean;
  /** Whether it runs without a question, and shows only its progress and what was skipped. */
  startsAtOnce?: boolean;
  /** Returns the values that rows show until the server has answered. */
  expected?:
    | ((record: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>)
    | null;
  /** What is run, which is no next step of the rows that it skipped. */
  action?: Action;
  /** Says that all rows are done, with their number; a result names the share that is. */
  doneSentence?: string;
  disabled?: boolean;
  ids: readonly number[];
  /** The input fields; must be a stable reference. */
  fields: Fields;
  getLabel: LabelGetter;
  children: ReactNode;
  /** Processes one chunk of rows with the entered values. */
  call: (chunk: readonly number[], values: Record<string, unknown>) => Promise<RowResults>;
  /** Called with the result when no row failed; the dialog is then closed. */
  onSuccess: (result: BulkProgress) => void;
  /** Makes a way to undo what was done, where some rows failed; null for none. */
  undo?: (result: BulkProgress) => UndoToastAction | null;
  onClose: () => void;
  /** Called with the ids of the rows that failed or were not processed. */
  onDone: (left: readonly number[]) => void;
}

/**
 * Asks for values, applies a bulk operation to every selected row, and stays open to list the rows
 * that failed, if any did.
 */
export function BulkFormDialog(props: Props) {
  const {
    resource,
    title,
    confirm,
    danger,
    startsAtOnce = false,
    expected,
    action,
    doneSentence = "",
    disabled,
    ids,
    fields,
    getLabel: resolveLabel,
    children,
    call,
    onSuccess,
    undo,
    onClose,
    onDone,
  } = props;
  const translate = useTranslate();
  const reload = useReloadList(resource);
  const [start] = useState(() => emptyValues(fields));
  const form = useFieldsForm({ fields, start, getLabel: resolveLabel });
  const queries = useQueryClient();
  const { progress, run, cancel } = useBulkRun();
  const running = progress?.state === "running";
  const reverse = progress && !running && progress.ok > 0 ? undo?.(progress) : null;
  const buttons = useDialogButtons(resource, confirm, ids.length);

  const submit = form.handleSubmit(async (values) => {
    const restore = expected ? await showExpected(queries, resource, ids, expected) : null;
    const result = await run(ids, (chunk) => call(chunk, values));
    restore?.(result.left);
    await reload();
    onDone(result.left);
    if (result.left.length > 0) return;
    onSuccess(result);
    onClose();
  });
  const begin = useEvent(() => void submit());
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!startsAtOnce || hasStarted.current) return;
    hasStarted.current = true;
    begin();
  }, [startsAtOnce, begin]);
  const isShort = ids.length <= chunkSize;
  // A short run shows its result in the rows themselves.
  if (startsAtOnce && (!progress || (running && isShort) || progress.left.length === 0))
    return null;
  const onSubmit = (event: FormEvent) => {
    event.stopPropagation();
    void submit(event);
  };
  return (
    <Dialog
      open
      onClose={() => !running && (progress || !form.formState.isDirty) && onClose()}
      maxWidth={progress && !running ? "md" : "sm"}
      fullWidth
    >
      <FormProvider {...form}>
        <form onSubmit={onSubmit} noValidate>
          <DialogTitle>
            {progress && !running
              ? (nameShare(
                  doneSentence,
                  progress.total,
                  translate("framework.list.doneShare", toCounts(progress)),
                ) ?? translate("framework.list.bulkResult", toCounts(progress)))
              : title}
          </DialogTitle>
          <DialogContent>
            {progress ? (
              <BulkProgressView resource={resource} progress={progress} action={action} />
            ) : (
              <Stack spacing={2} sx={{ pt: 1 }}>
                {children}
              </Stack>
            )}
          </DialogContent>
          <DialogActions>
            {progress && !running && progress.failed.length > 0 && (
              <Box sx={{ mr: "auto" }}>
                <DownloadResultButton resource={resource} ids={ids} progress={progress} />
              </Box>
            )}
            {reverse && progress && (
              <Button
                variant="outlined"
                onClick={() => {
                  onClose();
                  void reverse.undo();
                }}
              >
                {translate("framework.list.undoDone", { smart_count: progress.ok })}
              </Button>
            )}
            <Button onClick={running ? cancel : onClose}>
              {progress && !running
                ? translate("ra.action.close")
                : progress
                  ? translate("ra.action.cancel")
                  : buttons.dismiss}
            </Button>
            {!progress && (
              <Button
                type="submit"
                variant="contained"
                color={danger ? "error" : "primary"}
                disabled={disabled}
                autoFocus={Object.keys(fields).length === 0 && !disabled}
              >
                {buttons.confirm}
              </Button>
            )}
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  );
}
