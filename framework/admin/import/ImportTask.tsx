import { useCallback, useEffect, useRef } from "react";
import type { Resource } from "../../schema/index.ts";
import type { ImportStatus } from "../provider.ts";
import { setImportJob } from "./importJob.ts";
import { LazyImportDialog } from "./LazyImportDialog.ts";
import { useImport } from "./useImport.ts";

interface Props {
  resource: Resource;
  open: boolean;
  onClose: () => void;
  /** Receives the percentage of a running import, and null when none is running. */
  onProgress: (name: string, percent: number | null) => void;
}
/** One import of a list, which goes on while its dialog is closed. */
export function ImportTask({ resource, open, onClose, onProgress }: Props) {
  const seen = useRef(open);
  useEffect(() => {
    seen.current = open;
  }, [open]);
  // What the dialog shows needs no strip.
  const reportOutcome = useCallback(({ dryRun }: ImportStatus) => {
    if (seen.current && !dryRun) setImportJob(null);
  }, []);
  const one = useImport(resource, reportOutcome);
  const { status, running, fetching } = one;
  const { pictures } = status ?? {};
  const [done, total] =
    pictures && fetching
      ? [pictures.done + pictures.failed, pictures.total]
      : [status?.done, status?.total];
  const isRunning = Boolean(running || fetching);
  const percent = total ? Math.round((100 * (done ?? 0)) / total) : 0;
  useEffect(
    () => onProgress(resource.name, isRunning ? percent : null),
    [onProgress, resource.name, isRunning, percent],
  );
  const close = () => {
    onClose();
    // A result that was seen is not opened again; an unchecked file or a running import is.
    if (status && !isRunning) one.forget();
  };
  return open ? <LazyImportDialog resource={resource} one={one} onClose={close} /> : null;
}
