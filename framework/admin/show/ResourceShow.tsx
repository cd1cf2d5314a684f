import type { Resource } from "../../schema/index.ts";
import { RecordHeader } from "./RecordHeader.tsx";
import { RecordHistory } from "./RecordHistory.tsx";
import { RecordPage } from "./RecordPage.tsx";
import { RecordSections } from "./RecordSections.tsx";
import { RelatedLists } from "./RelatedRows.tsx";

/** One record with its fields, actions, related rows and history. */
export const ResourceShow = ({ resource }: { resource: Resource }) => (
  <RecordPage resource={resource} header={<RecordHeader />}>
    <RecordSections />
    <RelatedLists />
    {!resource.readOnly && <RecordHistory />}
  </RecordPage>
);
