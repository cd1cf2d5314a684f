import Button from "@mui/material/Button";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import { useTranslate } from "react-admin";
import { formatMomentInText } from "../../../../framework/admin/display/formatMoment.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { jobRuns } from "../jobRuns.ts";
import { type ListedJob, toInterval } from "../listedJobs.ts";

interface Props {
  job: ListedJob;
  /** Whether a run has just been requested. */
  busy: boolean;
  onRun: () => void;
}
/** One job: its description, the result of its last run, and the time of the next. */
export function JobLine({ job, busy, onRun }: Props) {
  const translate = useTranslate();
  const messages = useResourceMessages(jobRuns);
  const { locale, timeZone } = useFormat();
  const t = (key: string, options?: Record<string, unknown>) =>
    translate(`resources.jobRuns.screen.${key}`, options);
  const at = (instant: string) => formatMomentInText(instant, locale, timeZone);
  const last = () => {
    if (!job.lastAt || !job.lastStatus) return t("never");
    if (job.running) return t("running", { at: at(job.lastAt) });
    return t("last", { at: at(job.lastAt), status: messages.choice("status", job.lastStatus) });
  };
  const { unit, count } = toInterval(job.everyMinutes);
  const interval = t(`every.${unit}`, { smart_count: count });
  const turns = [
    interval.charAt(0).toUpperCase() + interval.slice(1),
    t("next", { at: at(job.nextAt) }),
  ];
  return (
    <ListItem
      disableGutters
      divider
      secondaryAction={
        <Button
          onClick={onRun}
          disabled={busy || job.running}
          aria-label={translate("framework.form.labelled", { label: t("run"), value: job.title })}
        >
          {t("run")}
        </Button>
      }
    >
      <ListItemText
        primary={job.title}
        secondary={
          <>
            {last()}
            <br />
            {turns.join(" · ")}
          </>
        }
        sx={{ pr: 6 }}
      />
    </ListItem>
  );
}
