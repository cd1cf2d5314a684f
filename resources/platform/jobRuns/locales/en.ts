import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { jobRuns } from "../jobRuns.ts";

const jobs = {
  closeUnpaid: "Close unpaid orders",
  receive: "Receive automatically",
  expireComments: "Comment automatically",
  expireGroups: "End groups that are not full",
  refundDeadlines: "Refunds' deadlines",
  settle: "Settle",
  sendMoneyBacks: "Send money back",
  sendMessages: "Retry unsent messages",
  reconcilePayments: "Reconcile payments",
  readProviderStatements: "Read provider statements",
  foldSales: "Sales of goods added up",
  auditMoney: "Audit of the books",
  cleanUp: "Clean up",
};

const messages: ResourceMessages<typeof jobRuns> = {
  operations: { run: "Run now" },
  name: "Job run |||| Job runs",
  listName: "Jobs",
  fields: {
    job: "Job",
    status: "State",
    trigger: "Why",
    startedAt: "Began",
    finishedAt: "Ended",
    found: "Found",
    done: "Done",
    failed: "Failed",
    times: "Times in a row",
    errors: "Errors",
    process: "Process",
    askedBy: "Asked by",
    beatAt: "Last heard of",
  },
  choices: {
    job: jobs,
    status: { running: "Running", done: "Done", failed: "Failed" },
    trigger: { schedule: "Its turn", manual: "By hand", retry: "Run again" },
  },
  actions: { rerun: "Run again" },
  consequences: { rerun: "The job runs again at once, and handles whatever is due now." },
  groups: { main: "Run" },
  help: { times: "A run that failed just as the one before it stands for both." },
  rows: { errors: { ref: "Record", message: "What went wrong" } },
  inputs: { run: { job: "Job" } },
  inputChoices: { run: { job: jobs } },
  refusals: { running: "This job is running already: wait until it has ended." },
  screen: {
    lost: "The process that ran it has gone. What it left undone is done by the next run.",
    stopped: "The process was told to stop. What it left undone is done by the next run.",
    open: "Run a job now",
    title: "Run a job now",
    run: "Run",
    running: "Running since %{at}",
    last: "Ran last %{at}: %{status}",
    never: "Has not run yet",
    next: "next %{at}",
    every: "every minute |||| every %{smart_count} minutes",
    begun: "%{job} has begun",
  },
  empty:
    "What the house does by itself, such as closing orders that nobody pays, is written down here: what ran, what it found, and what failed.",
};
export default messages;
