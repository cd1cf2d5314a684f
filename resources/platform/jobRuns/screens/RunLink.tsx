import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import { jobRuns } from "../jobRuns.ts";

/** Number of failures, with a link to them. */
export const RunLink: DisplayComponent = ({ record, name }) => {
  const count = Number(record[name] ?? 0);
  return (
    <RecordLink
      resource={jobRuns}
      id={count > 0 && typeof record.id === "number" ? record.id : null}
    >
      {count}
    </RecordLink>
  );
};
