import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Resource } from "../../schema/index.ts";
import { ActionButtons } from "../action/ActionButtons.tsx";
import { useAdminProvider } from "../resources.tsx";
import { PageLayout } from "../show/PageLayout.tsx";
import { RecordBody } from "../show/RecordBody.tsx";
import { RecordError } from "../show/RecordError.tsx";
import { RecordHistory } from "../show/RecordHistory.tsx";
import { RecordProvider } from "../show/RecordProvider.tsx";
import { RecordSkeleton } from "../show/RecordSkeleton.tsx";
import { RecordStatus } from "../show/RecordStatus.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";
import { AskUnsaved } from "./AskUnsaved.tsx";

/**
 * Shows and edits the single row that a tenant has of a resource, for example its configuration.
 */
export function SingletonEdit({ resource }: { resource: Resource }) {
  const provider = useAdminProvider();
  const queries = useQueryClient();
  const messages = useResourceMessages(resource);
  const queryKey = [resource.name, "singleton"];
  const {
    data: record,
    error,
    refetch,
  } = useQuery({
    queryKey,
    queryFn: () => provider.singleton(resource.name),
  });
  if (!record)
    return error ? (
      <RecordError resource={resource} error={error} onRetry={() => void refetch()} />
    ) : (
      <RecordSkeleton resource={resource} />
    );
  return (
    <RecordProvider resource={resource} record={record}>
      <PageLayout
        title={messages.one}
        mark={<RecordStatus resource={resource} record={record} />}
        tools={
          <AskUnsaved>
            <ActionButtons
              resource={resource}
              record={record}
              onDone={() => void queries.invalidateQueries({ queryKey })}
            />
          </AskUnsaved>
        }
      >
        <RecordBody onSaved={(saved) => queries.setQueryData(queryKey, saved)}>
          <RecordHistory />
        </RecordBody>
      </PageLayout>
    </RecordProvider>
  );
}
