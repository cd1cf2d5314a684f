import { RecordLink } from "../../../framework/admin/display/RecordLink.tsx";
import type { DisplayComponent } from "../../../framework/admin/resources.tsx";
import { jobRuns } from "./jobRuns.ts";

/** How many failed, leading to what went wrong. */
export const RunLink: DisplayComponent = ({ record, name }) => {
  const many = Number(record[name] ?? 0);
  return (
    <RecordLink resource={jobRuns} id={many > 0 && typeof record.id === "number" ? record.id : null}>
      {many}
    </RecordLink>
  );
};
