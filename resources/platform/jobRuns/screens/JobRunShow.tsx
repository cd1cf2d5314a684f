import { RecordBody } from "../../../../framework/admin/show/RecordBody.tsx";
import { RecordHeader } from "../../../../framework/admin/show/RecordHeader.tsx";
import { RecordPage } from "../../../../framework/admin/show/RecordPage.tsx";
import { RelatedRows } from "../../../../framework/admin/show/RelatedRows.tsx";
import { jobRuns } from "../jobRuns.ts";

const columns = ["startedAt", "status", "trigger", "done", "failed"] as const;

/** A run with its errors, and the newest runs of the same job. */
export const JobRunShow = () => (
  <RecordPage resource={jobRuns} header={<RecordHeader />}>
    <RecordBody>
      <RelatedRows name="jobRuns" by="job" from="job" columns={columns} />
    </RecordBody>
  </RecordPage>
);
