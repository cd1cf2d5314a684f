import { RecordProvider } from "../../framework/admin/show/RecordProvider.tsx";
import { RecordSections } from "../../framework/admin/show/RecordSections.tsx";
import { type Application, application } from "./joining.ts";

/** All data of an application. */
export const SentSections = ({ record }: { record: Application }) => (
  <RecordProvider resource={application} record={record}>
    <RecordSections />
  </RecordProvider>
);
