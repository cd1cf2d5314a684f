import { useTranslate } from "react-admin";
import { FoldedData } from "../../../../framework/admin/display/FoldedData.tsx";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { type DisplayComponent, useAdmin } from "../../../../framework/admin/resources.tsx";
import type { failedTasks } from "../failedTasks.ts";

type TaskDisplay = DisplayComponent<typeof failedTasks>;

/** What the tasks of the queue do. */
export const QueueName: TaskDisplay = ({ record: { queue } }) => {
  const translate = useTranslate();
  const owner = useAdmin().resources.find(({ queues }) => queues.includes(queue ?? ""));
  return owner ? translate(`resources.${owner.name}.queues.${queue}`) : (queue ?? noValue);
};

/** What kind of record the task is about. */
export const RecordKind: TaskDisplay = ({ record: { resource } }) => {
  const translate = useTranslate();
  return resource
    ? translate(`resources.${resource}.name`, { smart_count: 1, _: resource })
    : noValue;
};

/** The input of the task, which only a developer reads. */
export const TaskInput: TaskDisplay = ({ record: { input }, page }) => {
  if (!input) return noValue;
  return page ? <FoldedData>{input}</FoldedData> : input;
};
