import type { ResourceMessages } from "../../../../framework/schema/index.ts";
import type { failedTasks } from "../failedTasks.ts";

const messages: ResourceMessages<typeof failedTasks> = {
  name: "Failed task |||| Failed tasks",
  toDo: {
    failed: "%{smart_count} failed task |||| %{smart_count} failed tasks",
  },
  fields: {
    queue: "Queue",
    status: "Status",
    error: "Error",
    input: "Input",
  },
  choices: { status: { failed: "Failed", retried: "Retried" } },
  actions: { retry: "Retry" },
  titles: { retry: "Retry this task?" },
  done: { retry: "Task queued" },
  consequences: { retry: "The task will run again immediately." },
  groups: { main: "Task" },
  errors: { queueRemoved: "The queue “%{queue}” no longer exists, so this task can't run again." },
  empty: "Tasks that keep failing after every retry will appear here.",
};
export default messages;
