import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import { AllButton } from "../../../../framework/admin/dashboard/AllButton.tsx";
import { Panel } from "../../../../framework/admin/dashboard/Panel.tsx";
import { Moment } from "../../../../framework/admin/display/Moment.tsx";
import { CircleCheckIcon } from "../../../../framework/admin/icons/CircleCheckIcon.ts";
import { ErrorIcon } from "../../../../framework/admin/icons/ErrorIcon.ts";
import { pathToList, toPath } from "../../../../framework/admin/paths.ts";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { getToneTokens, tokens } from "../../../../framework/admin/theme/tokens.ts";
import { jobRuns } from "../jobRuns.ts";

/** The failed jobs that are named; the list has all. */
const maxFailed = 4;

/** Whether the background jobs run: the ones that failed last, or the time of the last run. */
export function Health() {
  const translate = useTranslate();
  const provider = useAdminProvider();
  const t = (key: string, options?: object) =>
    translate(`resources.jobRuns.screen.dashboard.${key}`, options);
  const query = useQuery({
    queryKey: [jobRuns.name, "health"],
    queryFn: () => provider.runCall("jobRuns", "jobs", {}),
    refetchOnMount: "always",
  });
  const jobs = query.data?.list ?? [];
  const failed = jobs.filter(({ lastStatus }) => lastStatus === "failed");
  // A job that has never run has no row in the list.
  const ran = jobs.filter(({ lastStatus }) => lastStatus && lastStatus !== "failed").length;
  const lastAt = jobs.map((job) => job.lastAt ?? "").reduce((a, b) => (a > b ? a : b), "");
  return (
    <Panel
      title={t("title")}
      query={query}
      height={88}
      tools={<AllButton to={toPath(jobRuns, "list")} />}
    >
      <Box component="ul" sx={{ m: 0, p: 0, pb: 1, listStyle: "none" }}>
        {failed.slice(0, maxFailed).map(({ job, title, lastAt: at }) => (
          <Line key={job} isGood={false} to={pathToList(jobRuns, { job, tab: "failed" })} at={at}>
            {t("failed", { title })}
          </Line>
        ))}
        <Line
          isGood
          to={pathToList(jobRuns, { tab: "jobs", status: "running,done" })}
          at={lastAt || null}
        >
          {t("ran", { smart_count: ran })}
        </Line>
      </Box>
    </Panel>
  );
}

interface LineProps {
  isGood: boolean;
  to: string;
  at: string | null;
  children: string;
}
const Line = ({ isGood, to, at, children }: LineProps) => {
  const Icon = isGood ? CircleCheckIcon : ErrorIcon;
  const tone = getToneTokens(isGood ? "success" : "warning");
  return (
    <Box
      component="li"
      sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 32, px: 2 }}
    >
      <Icon fontSize="small" sx={{ color: tone.mark }} />
      <Box
        component={Link}
        to={to}
        sx={{
          flex: 1,
          minWidth: 0,
          color: "inherit",
          textDecoration: "none",
          "&:hover": { textDecoration: "underline" },
        }}
      >
        {children}
      </Box>
      <Box component="span" sx={{ fontSize: "0.75rem", color: tokens.ink2 }}>
        {at && <Moment at={at} />}
      </Box>
    </Box>
  );
};
