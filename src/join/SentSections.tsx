import type { AdminRecord } from "../../framework/admin/provider.ts";
import { RecordProvider } from "../../framework/admin/show/RecordProvider.tsx";
import { RecordSections } from "../../framework/admin/show/RecordSections.tsx";
import { application } from "./joining.ts";

/** All data of an application. */
export const SentSections = ({ record }: { record: AdminRecord }) => (
  <RecordProvider resource={application} record={record}>
    <RecordSections />
  </RecordProvider>
);
