import { defineScreens, type NamesOf } from "../../../framework/admin/resources.tsx";
import { failedTasks } from "./failedTasks.ts";
import { QueueName, RecordKind, TaskInput } from "./screens/TaskDetails.tsx";
import { formatTaskRecord, TaskRecord } from "./screens/TaskRecord.tsx";

/** The queues of the app, by what their tasks do. */
const queueNames: NamesOf = ({ resources }, t) =>
  resources.flatMap(({ name, queues }) =>
    queues.map((queue) => ({ value: queue, name: t(`resources.${name}.queues.${queue}`) })),
  );

export default defineScreens(failedTasks, {
  displays: { record: TaskRecord, queue: QueueName, resource: RecordKind, input: TaskInput },
  texts: { record: formatTaskRecord },
  names: { queue: queueNames },
  // The title says what the task does, and the record what kind it is of.
  omitted: ["queue", "resource"],
});
