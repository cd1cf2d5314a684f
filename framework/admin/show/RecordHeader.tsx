import type { ReactNode } from "react";
import { MadeBy } from "./MadeBy.tsx";
import { PageHeader } from "./PageLayout.tsx";
import { RecordActions } from "./RecordActions.tsx";
import { useRecordInPage } from "./RecordProvider.tsx";
import { RecordStatus } from "./RecordStatus.tsx";
import { useRecordTitle } from "./useRecordTitle.ts";

interface Props {
  /** The name of the record by default. */
  title?: ReactNode;
  /** Beside the title: the state by default. */
  mark?: ReactNode;
  /** Below the title: creator and time by default. */
  note?: ReactNode;
  /** Opposite the title: the actions, edit, clone and delete by default. */
  actions?: ReactNode;
}
/** The header of a record's page. Each property replaces one part of it. */
export function RecordHeader({ title, mark, note, actions }: Props) {
  const { resource, record } = useRecordInPage();
  const name = useRecordTitle(resource, record);
  return (
    <PageHeader
      title={title ?? name}
      mark={mark ?? <RecordStatus resource={resource} record={record} />}
      note={note ?? <MadeBy record={record} />}
      tools={actions ?? <RecordActions />}
    />
  );
}
