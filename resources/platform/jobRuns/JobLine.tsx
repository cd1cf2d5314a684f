import Button from "@mui/material/Button";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import { useTranslate } from "react-admin";
import { formatInstant } from "../../../framework/admin/display/format.ts";
import { useHouse } from "../../../framework/admin/resources.tsx";
import { useWords } from "../../../framework/admin/useResourceMessages.ts";
import { jobRuns } from "./jobRuns.ts";
import type { ListedJob } from "./listedJobs.ts";

interface Props {
  job: ListedJob;
  /** Whether one has just been asked for. */
  busy: boolean;
  onRun: () => void;
}
/** One job: what it is, how its last run went, when the next one is due. */
export function JobLine({ job, busy, onRun }: Props) {
  const translate = useTranslate();
  const words = useWords(jobRuns);
  const { timeZone } = useHouse();
  const say = (key: string, options?: Record<string, unknown>) => translate(`resources.jobRuns.screen.${key}`, options);
  const at = (instant: string) => formatInstant(instant, timeZone);
  const last = () => {
    if (!job.lastAt || !job.lastStatus) return say("never");
    if (job.running) return say("running", { at: at(job.lastAt) });
    return say("last", { at: at(job.lastAt), status: words.choice("status", job.lastStatus) });
  };
  const turns = [say("every", { smart_count: job.everyMinutes }), say("next", { at: at(job.nextAt) })];
  const name = words.choice("job", job.job);
  return (
    <ListItem
      disableGutters
      divider
      secondaryAction={
        <Button onClick={onRun} disabled={busy || job.running} aria-label={`${say("run")}: ${name}`}>
          {say("run")}
        </Button>
      }
    >
      <ListItemText
        primary={name}
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
