import {
  choice,
  computed,
  defineResource,
  longText,
  rowId,
  section,
  text,
} from "../../../framework/schema/index.ts";

/** Tasks of queues that have failed in every attempt, and what became of them. */
export const failedTasks = defineResource("failedTasks", {
  api: "system/failedTask",
  route: "/platform/failedTasks",
  menuSection: "system",
  access: "platform:failedTasks",
  owner: "platform",
  trash: false,
  operations: ["export"],
  fields: {
    /** What the task does, in the reader's language. */
    title: computed(text()),
    /** The record that the task is about: its name, its resource and its id. */
    record: computed(text()),
    resource: computed(text()),
    recordId: computed(rowId()),
    queue: text({ readOnly: true, filter: true, sortable: true }),
    status: choice(["failed", "retried", "succeeded", "dismissed"], {
      default: "failed",
      readOnly: true,
      filter: true,
    }),
    error: text({ readOnly: true }),
    /** Input of the task, as JSON. */
    input: longText({ readOnly: true }),
  },
  label: "title",
  toDo: {
    failed: {},
  },
  list: {
    columns: ["addTime", "title", "record", "error", "status"],
    select: ["queue", "resource", "recordId", "input"],
    sort: ["id", "desc"],
    tabs: "status",
  },
  form: [section("main", ["error", "input"])],
  facts: ["record"],
  actions: {
    retry: { from: ["failed"], to: "retried", confirm: true, bulk: true, tone: "primary" },
    dismiss: { from: ["failed"], to: "dismissed", confirm: true, bulk: true },
  },
  // The outcome of a retry.
  externalTransitions: ["succeeded"],
});
