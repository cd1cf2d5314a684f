import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import { jobRuns } from "../jobRuns.ts";

/** Number of failures, with a link to them. */
export const RunLink: DisplayComponent<typeof jobRuns> = ({ record }) => {
  const count = record.failed ?? 0;
  return (
    <RecordLink resource={jobRuns} id={count > 0 ? record.id : null}>
      {count}
    </RecordLink>
  );
};
