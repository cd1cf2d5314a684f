import type { Resource } from "../../schema/index.ts";
import { RecordBody } from "./RecordBody.tsx";
import { RecordHeader } from "./RecordHeader.tsx";
import { RecordHistory } from "./RecordHistory.tsx";
import { RecordPage } from "./RecordPage.tsx";
import { RelatedLists } from "./RelatedRows.tsx";

/** One record with its fields, actions, related rows and history. */
export const ResourceShow = ({ resource }: { resource: Resource }) => (
  <RecordPage resource={resource} header={<RecordHeader />}>
    <RecordBody>
      <RelatedLists />
      {!resource.readOnly && <RecordHistory />}
    </RecordBody>
  </RecordPage>
);
