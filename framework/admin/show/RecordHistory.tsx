import { History } from "../history/History.tsx";
import { useRecordInPage } from "./RecordProvider.tsx";

/** The history of the page's record. */
export function RecordHistory() {
  const { resource, record } = useRecordInPage();
  return <History resource={resource} id={record.id} version={record.version} />;
}
