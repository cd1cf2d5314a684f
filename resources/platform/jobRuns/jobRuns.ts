import {
  boolean,
  choice,
  computed,
  dateTime,
  defineResource,
  integer,
  rowId,
  rows,
  section,
  text,
} from "../../../framework/schema/index.ts";

const statusTabs = {
  running: { status: "running" },
  done: { status: "done" },
  failed: { status: "failed" },
} as const;

/**
 * Job runs, scheduled or requested by a user; of the runs that did nothing, each job's newest.
 */
export const jobRuns = defineResource("jobRuns", {
  api: "system/job",
  route: "/platform/jobs",
  menuSection: "system",
  access: "platform:jobs",
  owner: "platform",
  trash: false,
  operations: ["export"],
  fields: {
    /** What the job does, in the reader's language. */
    title: computed(text()),
    /** Name of the job in its declaration. */
    job: text({ readOnly: true, filter: true, sortable: true }),
    status: choice(["running", "done", "failed"], { readOnly: true, filter: true }),
    trigger: choice(["schedule", "manual", "retry"], { readOnly: true, filter: true }),
    startedAt: dateTime({ readOnly: true, filter: true, sortable: true }),
    finishedAt: dateTime({ readOnly: true }),
    found: integer({ readOnly: true, default: 0, sortable: true }),
    done: integer({ readOnly: true, default: 0 }),
    failed: integer({ readOnly: true, default: 0, filter: true }),
    /** Number of consecutive runs that failed in the same way. */
    times: integer({ readOnly: true, default: 1, help: true }),
    errors: rows({ ref: text(), message: text() }, { readOnly: true }),
    process: text({ readOnly: true }),
    askedBy: text({ readOnly: true, filter: true }),
    /** Time of the process's last heartbeat. */
    beatAt: dateTime({ readOnly: true }),
    /** Whether it is the newest run of its job: the row of the job in the list. */
    latest: boolean({ readOnly: true, default: false, filter: true }),
    /** When the job runs next; none for one that no longer exists. */
    nextAt: computed(dateTime()),
  },
  label: "title",
  facts: ["startedAt", "nextAt"],
  form: [section("main", ["trigger", "askedBy", "finishedAt", "found", "done", "failed", "times"])],
  list: {
    columns: [
      "title",
      "status",
      "startedAt",
      "nextAt",
      "trigger",
      "found",
      "done",
      "failed",
      "times",
      "finishedAt",
      "askedBy",
    ],
    hidden: ["nextAt", "times", "askedBy"],
    select: ["job"],
    sort: ["id", "desc"],
    tabs: {
      /** Each job once, by its newest run. */
      jobs: { latest: true },
      ...statusTabs,
    },
    tabHidden: { jobs: ["trigger", "times", "finishedAt", "askedBy"] },
    tabSort: { jobs: ["job", "asc"] },
  },
  actions: { rerun: { confirm: true, if: { status: ["done", "failed"] } } },
  calls: {
    jobs: {
      method: "GET",
      output: {
        list: rows({
          job: text({ required: true }),
          title: text({ required: true }),
          everyMinutes: integer({ required: true }),
          running: boolean({ required: true }),
          lastAt: dateTime(),
          lastStatus: choice(["running", "done", "failed"]),
          nextAt: dateTime({ required: true }),
        }),
      },
      unwrap: "list",
    },
    run: {
      method: "POST",
      right: "run",
      input: { job: text({ required: true }) },
      output: { id: rowId({ required: true }) },
    },
  },
  jobs: ["cleanUp"],
});
