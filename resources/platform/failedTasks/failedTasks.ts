import { choice, defineResource, longText, text } from "../../../framework/schema/index.ts";

/** Tasks of queues that have failed in every attempt. */
export const failedTasks = defineResource("failedTasks", {
  api: "system/failedTask",
  route: "/platform/failedTasks",
  menuSection: "system",
  access: "platform:failedTasks",
  owner: "platform",
  trash: false,
  operations: ["export"],
  fields: {
    queue: text({ readOnly: true, filter: true, sortable: true }),
    status: choice(["failed", "retried"], { default: "failed", readOnly: true, filter: true }),
    error: text({ readOnly: true }),
    /** Input of the task, as JSON. */
    input: longText({ readOnly: true }),
  },
  label: "queue",
  toDo: {
    failed: {},
  },
  list: {
    columns: ["addTime", "queue", "error", "status"],
    sort: ["id", "desc"],
    tabs: "status",
  },
  actions: { retry: { from: ["failed"], to: "retried", confirm: true } },
});
