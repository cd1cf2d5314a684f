import { useTranslate } from "react-admin";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import {
  type DisplayComponent,
  type Translate,
  useAdmin,
} from "../../../../framework/admin/resources.tsx";
import type { failedTasks } from "../failedTasks.ts";

/** The record that a task is about, with a link to its page. */
export const TaskRecord: DisplayComponent<typeof failedTasks> = ({ record: task }) => {
  const { record, recordId, resource } = task;
  const translate = useTranslate();
  const { resources } = useAdmin();
  const target = resources.find(({ name }) => name === resource);
  if (!target || !record || !recordId) return noValue;
  return (
    <RecordLink resource={target} id={recordId}>
      {nameRecord(target.name, record, translate)}
    </RecordLink>
  );
};

const nameRecord = (resource: string, record: string, translate: Translate) =>
  `${translate(`resources.${resource}.name`, { smart_count: 1 })} ${record}`;

/** The same text, for the width of the column. */
export const formatTaskRecord = (
  { record, resource }: AdminRecord<typeof failedTasks>,
  _: string,
  translate: Translate,
): string => (record && resource ? nameRecord(resource, record, translate) : noValue);
