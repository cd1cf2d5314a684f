import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { failedTasks } from "../failedTasks.ts";

const messages: ResourceMessages<typeof failedTasks> = {
  name: "Failed task |||| Failed tasks",
  toDo: {
    failed: "%{smart_count} failed task |||| %{smart_count} failed tasks",
  },
  fields: {
    title: "Task",
    record: "Record",
    resource: "Record type",
    recordId: "Record ID",
    queue: "Task type",
    status: "Status",
    error: "Error",
    input: "Input",
  },
  choices: {
    status: {
      failed: "Failed",
      retried: "Retrying",
      succeeded: "Succeeded after retry",
      dismissed: "Dismissed",
    },
  },
  actions: { retry: "Retry", dismiss: "Dismiss" },
  titles: {
    retry: "Retry this task? |||| Retry %{what}?",
    dismiss: "Dismiss this task? |||| Dismiss %{what}?",
  },
  done: {
    retry: "Task is being retried |||| %{smart_count} tasks are being retried",
    dismiss: "Task dismissed |||| %{smart_count} tasks dismissed",
  },
  consequences: {
    retry: "The task will run again immediately.",
    dismiss: "The task won't run again.",
  },
  groups: { main: "Task" },
  errors: { queueRemoved: "The queue “%{queue}” no longer exists, so this task can't run again." },
  screen: { removed: "Task that no longer exists" },
  empty: "Tasks that keep failing after every retry will appear here.",
};
export default messages;
