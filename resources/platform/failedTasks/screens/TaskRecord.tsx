import { useTranslate } from "react-admin";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import { type DisplayComponent, useAdmin } from "../../../../framework/admin/resources.tsx";
import type { failedTasks } from "../failedTasks.ts";

/** The record that a task is about, with a link to its page. */
export const TaskRecord: DisplayComponent<typeof failedTasks> = ({ record: task }) => {
  const { record, recordId, resource } = task;
  const translate = useTranslate();
  const { resources } = useAdmin();
  const target = resources.find(({ name }) => name === resource);
  if (!target || !record || !recordId) return noValue;
  const kind = translate(`resources.${target.name}.name`, { smart_count: 1 });
  return (
    <RecordLink resource={target} id={recordId}>
      {`${kind} ${record}`}
    </RecordLink>
  );
};
