import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Resource } from "../../schema/index.ts";
import { ActionButtons } from "../action/ActionButtons.tsx";
import { History } from "../history/History.tsx";
import type { AdminRecord } from "../provider.ts";
import { useActor, useAdminProvider } from "../resources.tsx";
import { PageLayout } from "../show/PageLayout.tsx";
import { RecordError, RecordSkeleton } from "../show/RecordError.tsx";
import { RecordProvider } from "../show/RecordProvider.tsx";
import { RecordSections } from "../show/RecordSections.tsx";
import { RecordStatus } from "../show/RecordStatus.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";
import { canWriteField } from "./canWriteField.ts";
import { RecordForm } from "./RecordForm.tsx";
import { useRevealedField } from "./useRevealedField.ts";

/**
 * Shows and edits the single row that a tenant has of a resource, for example its configuration.
 */
export function SingletonEdit({ resource }: { resource: Resource }) {
  const provider = useAdminProvider();
  const queries = useQueryClient();
  const actor = useActor();
  const messages = useResourceMessages(resource);
  const queryKey = [resource.name, "singleton"];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => provider.singleton(resource.name),
  });
  // The form retains the record that it opened with; only a save or an action replaces it.
  const [opened, setOpened] = useState<AdminRecord>();
  const record = opened ?? data;
  useRevealedField(record !== undefined);
  if (!record)
    return error ? (
      <RecordError resource={resource} error={error} onRetry={() => void refetch()} />
    ) : (
      <RecordSkeleton />
    );
  if (!opened) setOpened(record);
  const reopen = async () => {
    const { data: now } = await refetch();
    if (now) setOpened(now);
  };
  return (
    <PageLayout
      title={messages.one}
      mark={<RecordStatus resource={resource} record={record} />}
      tools={<ActionButtons resource={resource} record={record} onDone={() => void reopen()} />}
    >
      {canWriteField(actor, resource, "edit", record) ? (
        <RecordForm
          key={record.version}
          resource={resource}
          record={record}
          onSaved={(saved) => {
            queries.setQueryData(queryKey, saved);
            setOpened(saved);
          }}
        />
      ) : (
        <RecordProvider resource={resource} record={record}>
          <RecordSections />
        </RecordProvider>
      )}
      <History resource={resource} id={record.id} version={record.version} />
    </PageLayout>
  );
}
