import { useNavigate, useParams } from "react-router";
import type { Resource } from "../../schema/index.ts";
import { toPath } from "../paths.ts";
import type { AdminRecord } from "../provider.ts";
import { useActor } from "../resources.tsx";
import { PageLayout } from "../show/PageLayout.tsx";
import { RecordError, RecordForbidden, RecordSkeleton } from "../show/RecordError.tsx";
import { RecordStatus } from "../show/RecordStatus.tsx";
import { useRecordTitle } from "../show/useRecordTitle.ts";
import { canWriteField } from "./canWriteField.ts";
import { RecordForm } from "./RecordForm.tsx";
import { useRecord } from "./useRecord.ts";

/** Edits one record. The form opens after the current record was fetched. */
export function ResourceEdit({ resource }: { resource: Resource }) {
  const actor = useActor();
  const id = Number(useParams().id);
  const { record, error, refetch } = useRecord(resource, id, { fresh: true });
  if (record)
    return canWriteField(actor, resource, "edit", record) ? (
      <Editing key={id} resource={resource} record={record} />
    ) : (
      <RecordForbidden resource={resource} />
    );
  if (error)
    return <RecordError resource={resource} error={error} onRetry={() => void refetch()} />;
  return <RecordSkeleton />;
}

function Editing({ resource, record }: { resource: Resource; record: AdminRecord }) {
  const navigate = useNavigate();
  const title = useRecordTitle(resource, record);
  const show = toPath(resource, "show", record.id);
  return (
    <PageLayout
      title={title}
      mark={<RecordStatus resource={resource} record={record} />}
      back={{ to: show, name: title }}
    >
      <RecordForm
        resource={resource}
        record={record}
        onSaved={() => navigate(show, { replace: true })}
      />
    </PageLayout>
  );
}
