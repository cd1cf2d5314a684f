import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { jobRuns } from "../jobRuns.ts";

const messages: ResourceMessages<typeof jobRuns> = {
  operations: { run: "Run now" },
  name: "Job run |||| Job runs",
  listName: "Background jobs",
  jobs: { cleanUp: "Delete expired data" },
  fields: {
    title: "Job",
    job: "Job",
    status: "Status",
    trigger: "Trigger",
    startedAt: "Started",
    finishedAt: "Finished",
    found: "Found",
    done: "Completed",
    failed: "Failed",
    times: "Consecutive failures",
    errors: "Errors and skipped items",
    process: "Process",
    askedBy: "Started by",
    beatAt: "Last heartbeat",
    latest: "Latest run of its job",
    nextAt: "Next run",
  },
  tabs: { jobs: "Jobs", running: "Running", done: "Completed", failed: "Failed" },
  choices: {
    status: { running: "Running", done: "Completed", failed: "Failed" },
    trigger: { schedule: "Scheduled", manual: "Manual", retry: "Rerun" },
  },
  actions: { rerun: "Run again" },
  titles: {
    rerun: "Run this job again?",
  },
  done: {
    rerun: "Job started",
  },
  consequences: { rerun: "The job will run again immediately and process everything that's due." },
  groups: { main: "Run" },
  help: { times: "Runs that fail with the same error are grouped together." },
  rows: { errors: { ref: "Item", message: "Reason" } },
  inputs: { run: { job: "Job" } },
  errors: {
    running: "This job is already running. Wait until it finishes.",
  },
  screen: {
    dashboard: {
      title: "Background jobs",
      failed: "%{title} failed",
      ran: "%{smart_count} job running normally |||| %{smart_count} jobs running normally",
    },
    removed: "Job that no longer exists",
    lost: "The process stopped unexpectedly. The next run will pick up what's left.",
    stopped: "The process was shut down. The next run will pick up what's left.",
    open: "Run a job now",
    title: "Run a job now",
    run: "Run",
    running: "Running since %{at}",
    last: "Last run %{at}: %{status}",
    never: "Hasn't run yet",
    next: "next %{at}",
    every: {
      minutes: "every minute |||| every %{smart_count} minutes",
      hours: "hourly |||| every %{smart_count} hours",
      days: "daily |||| every %{smart_count} days",
    },
    begun: "%{job} started",
  },
  empty: "Automatic tasks, such as cancelling unpaid orders, will appear here with their results.",
};
export default messages;
