import CircularProgress from "@mui/material/CircularProgress";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import { can, type Resource } from "../../schema/index.ts";
import { UploadIcon } from "../icons/UploadIcon.ts";
import { useLoadWhenIdle } from "../lazy/useLoadWhenIdle.ts";
import { ToolButton } from "../list/ToolButton.tsx";
import type { ImportStatus } from "../provider.ts";
import { useActor } from "../resources.tsx";
import { setImportJob } from "./importJob.ts";
import { LazyImportDialog } from "./LazyImportDialog.ts";
import { useImport } from "./useImport.ts";

interface Props {
  resource: Resource;
  /** Names the import where the page has another one too. */
  label?: string;
}

/** Opens the import if the resource has one and the actor may use it. */
export function ImportButton({ resource, label }: Props) {
  const translate = useTranslate();
  const actor = useActor();
  return can(actor, resource, "import") ? (
    <Importing
      key={resource.name}
      resource={resource}
      label={label ?? translate("framework.import.open")}
    />
  ) : null;
}

/** The button shows an import's progress while its dialog is closed; a strip reports its end. */
function Importing({ resource, label }: Required<Props>) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const seen = useRef(open);
  useEffect(() => {
    seen.current = open;
  }, [open]);
  // What the dialog shows needs no strip.
  const reportOutcome = useCallback(({ dryRun }: ImportStatus) => {
    if (seen.current && !dryRun) setImportJob(null);
  }, []);
  useLoadWhenIdle(LazyImportDialog);
  const one = useImport(resource, reportOutcome);
  const { status, running, fetching } = one;
  const { pictures } = status ?? {};
  const [done, total] =
    pictures && fetching
      ? [pictures.done + pictures.failed, pictures.total]
      : [status?.done, status?.total];
  const percent = total ? Math.round((100 * (done ?? 0)) / total) : 0;
  const close = () => {
    setOpen(false);
    // A result that was seen is not opened again; an unchecked file or a running import is.
    if (status && !running && !fetching) one.forget();
  };
  return (
    <>
      <ToolButton
        icon={
          running || fetching ? (
            <CircularProgress size={18} variant="determinate" value={percent} aria-hidden />
          ) : (
            <UploadIcon />
          )
        }
        label={
          running || fetching
            ? translate("framework.form.labelled", { label, value: `${percent}%` })
            : label
        }
        opens="dialog"
        onClick={() => setOpen(true)}
      />
      {open && <LazyImportDialog resource={resource} one={one} onClose={close} />}
    </>
  );
}
