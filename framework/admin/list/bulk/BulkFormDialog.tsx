import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
import { Form, useTranslate } from "react-admin";
import type { FieldValues } from "react-hook-form";
import type { Resource } from "../../../schema/index.ts";
import type { RowResults } from "../../provider.ts";
import { useReloadList } from "../useReloadList.ts";
import { BulkProgressView } from "./BulkProgressView.tsx";
import { useBulkRun } from "./useBulkRun.ts";

interface Props {
  resource: Resource;
  title: string;
  confirm: string;
  danger?: boolean;
  disabled?: boolean;
  ids: readonly number[];
  children: ReactNode;
  validate?: (values: FieldValues) => Record<string, string>;
  /** What is done to one chunk with the values that were asked for. */
  call: (chunk: readonly number[], values: FieldValues) => Promise<RowResults>;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for values, then does something to every ticked row with them, and stays open to say what came of it. */
export function BulkFormDialog(props: Props) {
  const { resource, title, confirm, danger, disabled, ids, children, validate, call, onClose, onDone } = props;
  const translate = useTranslate();
  const reload = useReloadList(resource);
  const { progress, run, cancel } = useBulkRun();
  const running = progress?.state === "running";

  async function submit(values: FieldValues) {
    const result = await run(ids, (chunk) => call(chunk, values));
    await reload();
    if (result.ok === result.total) onDone();
  }
  return (
    <Dialog open onClose={running ? undefined : onClose} aria-label={title} maxWidth="sm" fullWidth>
      <Form
        record={{}}
        resource={resource.name}
        onSubmit={submit}
        validate={validate}
        sanitizeEmptyValues={false}
        noValidate
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          {progress ? (
            <BulkProgressView resource={resource} progress={progress} />
          ) : (
            <Stack spacing={1} sx={{ pt: 1 }}>
              {children}
            </Stack>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={running ? cancel : onClose}>
            {translate(progress && !running ? "ra.action.close" : "ra.action.cancel")}
          </Button>
          {!progress && (
            <Button type="submit" variant="contained" color={danger ? "error" : "primary"} disabled={disabled}>
              {confirm}
            </Button>
          )}
        </DialogActions>
      </Form>
    </Dialog>
  );
}
