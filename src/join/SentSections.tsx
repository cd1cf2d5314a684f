import type { AdminRecord } from "../../framework/admin/provider.ts";
import { RecordSections } from "../../framework/admin/show/RecordSections.tsx";
import { application } from "./joining.ts";

/** All data of an application. */
export const SentSections = ({ record }: { record: AdminRecord }) => (
  <RecordSections resource={application} record={record} />
);
