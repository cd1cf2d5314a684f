import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import List from "@mui/material/List";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Play } from "lucide";
import { useEffect, useId, useRef, useState } from "react";
import { useLocale, useNotify, useRefresh, useTranslate } from "react-admin";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { ToolButton } from "../../../../framework/admin/list/ToolButton.tsx";
import { toPath } from "../../../../framework/admin/paths.ts";
import { useActor, useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { useToast } from "../../../../framework/admin/toast/useToast.tsx";
import { can } from "../../../../framework/schema/index.ts";
import { jobRuns } from "../jobRuns.ts";
import { type ListedJob, listedJobs } from "../listedJobs.ts";
import { JobLine } from "./JobLine.tsx";

const PlayIcon = createIcon(Play);

/** Milliseconds between polls of an active run. */
const lookMs = 2000;

/** Lists the jobs with the times of their last and next run, and starts one of them. */
export function RunJobButton() {
  const translate = useTranslate();
  const t = (key: string, options?: Record<string, unknown>) =>
    translate(`resources.jobRuns.screen.${key}`, options);
  const locale = useLocale();
  const actor = useActor();
  const provider = useAdminProvider();
  const notify = useNotify();
  const toast = useToast();
  const refresh = useRefresh();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { data: jobs = [], refetch } = useQuery({
    queryKey: [jobRuns.name, "jobs", locale],
    queryFn: async () => listedJobs(await provider.runCall(jobRuns.name, "jobs", {})),
    refetchInterval: ({ state }) => (state.data?.some(({ running }) => running) ? lookMs : false),
  });
  // The list behind the dialog refreshes automatically when a run ends.
  const running = jobs.some((job) => job.running);
  const ran = useRef(false);
  useEffect(() => {
    if (ran.current && !running) refresh();
    ran.current = running;
  }, [running, refresh]);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ job }: ListedJob) => provider.runCall(jobRuns.name, "run", { job }),
    onSuccess: ({ id: run }, { title }) => {
      toast(t("begun", { job: title }), {
        to: toPath(jobRuns, "show", Number(run)),
      });
      void refetch();
      refresh();
    },
    onError: (error) => notify(error.message, { type: "error" }),
  });
  if (!can(actor, jobRuns, "run")) return null;
  return (
    <>
      <ToolButton
        icon={<PlayIcon />}
        label={t("open")}
        opens="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby={id}
        maxWidth="sm"
        fullWidth
      >
        <DialogTitle id={id}>{t("title")}</DialogTitle>
        <DialogContent>
          <List disablePadding>
            {jobs.map((job) => (
              <JobLine key={job.job} job={job} busy={isPending} onRun={() => mutate(job)} />
            ))}
          </List>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{translate("ra.action.close")}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
