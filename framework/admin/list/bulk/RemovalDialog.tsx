import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useEffect, useRef } from "react";
import { useEvent, useListContext, useTranslate } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import { toPath } from "../../paths.ts";
import type { AdminProvider, AdminRecord, RowResults } from "../../provider.ts";
import { useAdminProvider } from "../../resources.tsx";
import { useToast } from "../../toast/useToast.tsx";
import { useUndoRemoval } from "../../toast/useUndoRemoval.ts";
import { useResourceMessages } from "../../useResourceMessages.ts";
import { useUndeletable } from "../../useUndeletable.ts";
import { useReloadList } from "../useReloadList.ts";
import { BulkProgressView } from "./BulkProgressView.tsx";
import { DownloadResultButton } from "./DownloadResultButton.tsx";
import { nameShare, toCounts } from "./toCounts.ts";
import { chunkSize, useBulkRun } from "./useBulkRun.ts";

export type Removal = "delete" | "restore" | "purge";
type Call = (
  provider: AdminProvider,
  resource: string,
  ids: readonly number[],
) => Promise<RowResults>;
const calls: Record<Removal, Call> = {
  delete: (provider, resource, ids) => provider.removeMany(resource, ids),
  restore: (provider, resource, ids) => provider.restore(resource, ids),
  purge: (provider, resource, ids) => provider.purge(resource, ids),
};

interface Props {
  resource: Resource;
  kind: Removal;
  ids: readonly number[];
  /** Name of the record, if it is a single one. */
  name?: string;
  onClose: () => void;
  /** Called with the ids of the rows that failed or were not processed. */
  onDone: (left: readonly number[]) => void;
}

/**
 * Moves rows to the trash or back, with a toast that offers to undo it, and asks before rows are
 * deleted permanently. Many rows show their progress, and rows that stay are listed with their
 * reasons.
 */
export function RemovalDialog({ resource, kind, ids, name, onClose, onDone }: Props) {
  const translate = useTranslate();
  const toast = useToast();
  const undoRemoval = useUndoRemoval(resource);
  const messages = useResourceMessages(resource);
  const provider = useAdminProvider();
  const reload = useReloadList(resource);
  const { progress, run, cancel } = useBulkRun();
  const findUndeletable = useUndeletable(resource);
  const { data = [] } = useListContext<AdminRecord>();
  const reasons = data.flatMap((record) =>
    kind === "delete" && ids.includes(record.id) ? (findUndeletable(record) ?? []) : [],
  );
  const operation = kind === "delete" && !resource.trash ? "purge" : kind;
  const what = name ?? messages.amount(ids.length);
  const title = translate(`framework.list.removal.${operation}.title`, { what });

  async function confirm() {
    const result = await run(ids, (chunk) => calls[kind](provider, resource.name, chunk));
    await reload();
    onDone(result.left);
    if (result.left.length > 0) return;
    const [only] = ids;
    const link =
      operation === "restore" && ids.length === 1 ? { to: toPath(resource, "show", only) } : null;
    toast(
      translate(`framework.list.removal.${operation}.done`, { what }),
      operation === "delete" ? undoRemoval(ids, what) : link,
    );
    onClose();
  }
  const running = progress?.state === "running";
  // What can be taken back is done without a question; its toast offers to undo it.
  const needsConfirmation = operation === "purge";
  const begin = useEvent(() => void confirm());
  const hasStarted = useRef(false);
  useEffect(() => {
    if (needsConfirmation || hasStarted.current) return;
    hasStarted.current = true;
    begin();
  }, [needsConfirmation, begin]);
  const isShort = ids.length <= chunkSize;
  if (!needsConfirmation && (!progress || (running && isShort) || progress.left.length === 0))
    return null;
  return (
    <Dialog
      open
      onClose={running ? undefined : onClose}
      maxWidth={progress && !running ? "md" : "xs"}
      fullWidth
    >
      <DialogTitle>
        {progress && !running
          ? (nameShare(
              translate(`framework.list.removal.${operation}.done`, { what }),
              progress.total,
              translate("framework.list.doneShare", toCounts(progress)),
            ) ?? translate("framework.list.bulkResult", toCounts(progress)))
          : title}
      </DialogTitle>
      <DialogContent>
        {progress ? (
          <BulkProgressView resource={resource} progress={progress} />
        ) : (
          <DialogContentText>
            {translate(`framework.list.removal.${operation}.content`, { smart_count: ids.length })}
            {reasons.length > 0 &&
              ` ${translate("framework.list.removal.skipped", { smart_count: reasons.length, reason: reasons[0] })}`}
          </DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        {progress && !running && progress.failed.length > 0 && (
          <Box sx={{ mr: "auto" }}>
            <DownloadResultButton resource={resource} ids={ids} progress={progress} />
          </Box>
        )}
        <Button onClick={running ? cancel : onClose}>
          {translate(progress && !running ? "ra.action.close" : "ra.action.cancel")}
        </Button>
        {!progress && (
          <Button
            variant="contained"
            color={operation === "restore" ? "primary" : "error"}
            onClick={() => void confirm()}
            autoFocus
          >
            {translate(`framework.list.removal.${operation}.confirm`)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
