import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { useEvent, useTranslate } from "react-admin";
import { useNavigate } from "react-router";
import type { Resource } from "../../schema/index.ts";
import { findListView, toPath } from "../paths.ts";
import type { AdminRecord } from "../provider.ts";
import { useActor, useAdminProvider } from "../resources.tsx";
import { useToast } from "../toast/useToast.tsx";
import { useUndoRemoval } from "../toast/useUndoRemoval.ts";

interface Props {
  resource: Resource;
  record: AdminRecord;
  title: string;
  onClose: () => void;
}

/**
 * Moves a record to the trash, or deletes it permanently after confirmation; the dialog shows the
 * error if it cannot be deleted.
 */
export function DeleteDialog({ resource, record, title, onClose }: Props) {
  const translate = useTranslate();
  const toast = useToast();
  const undoRemoval = useUndoRemoval(resource);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const provider = useAdminProvider();
  const actor = useActor();
  const id = useId();
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const messages = `framework.record.delete.${resource.trash ? "trash" : "purge"}`;

  async function remove() {
    setRunning(true);
    setProblem(null);
    try {
      const { failed } = await provider.removeMany(resource.name, [record.id]);
      const [failure] = failed;
      if (failure) return setProblem(failure.message);
      toast(translate(`${messages}.done`, { name: title }), undoRemoval([record.id], title));
      navigate(toPath(findListView(resource, actor), "list"), { replace: true });
      void queries.invalidateQueries({ queryKey: [resource.name] });
    } catch (error) {
      setProblem(
        error instanceof Error && error.message
          ? error.message
          : translate("framework.form.failed"),
      );
    } finally {
      setRunning(false);
    }
  }
  // What can be restored goes without a question; the toast offers to undo it.
  const needsConfirmation = !resource.trash;
  const begin = useEvent(() => void remove());
  const hasStarted = useRef(false);
  useEffect(() => {
    if (needsConfirmation || hasStarted.current) return;
    hasStarted.current = true;
    begin();
  }, [needsConfirmation, begin]);
  if (!needsConfirmation && !problem) return null;
  return (
    <Dialog
      open
      onClose={() => !running && onClose()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>
        {translate("framework.record.delete.title", { name: title })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{translate(`${messages}.content`)}</DialogContentText>
        {problem && (
          <Alert severity="error" role="alert" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={running} autoFocus>
          {translate("framework.record.delete.keep")}
        </Button>
        <Button variant="contained" color="error" onClick={() => void remove()} loading={running}>
          {translate(`${messages}.confirm`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
