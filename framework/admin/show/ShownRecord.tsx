import { type ComponentType, type ReactNode, useCallback } from "react";
import { useParams } from "react-router";
import { can, type Resource } from "../../schema/index.ts";
import { useRecord } from "../form/useRecord.ts";
import type { AdminRecord } from "../provider.ts";
import { useActor } from "../resources.tsx";
import { RecordError, RecordForbidden } from "./RecordError.tsx";
import { RecordProvider } from "./RecordProvider.tsx";
import { RecordSkeleton } from "./RecordSkeleton.tsx";
import { useRecordTitle } from "./useRecordTitle.ts";

/** Props of the page of one record. */
export interface OneRecord<R extends Resource = Resource> {
  resource: R;
  record: AdminRecord<R>;
  title: string;
  /** Refetches the record. */
  again: () => void;
}
/**
 * Loads the record of the URL and renders it with `Page`; shows a loading state or the error
 * before.
 *
 * @example
 * ```tsx
 * function SupplierPage({ record, title }: OneRecord<typeof suppliers>) {
 *   return <PageLayout title={title}>{record.phone}</PageLayout>;
 * }
 *
 * const SupplierShow = () => <ShownRecord resource={suppliers} Page={SupplierPage} />;
 * ```
 */
export const ShownRecord = <R extends Resource>({ resource, Page }: Props<R>) => (
  <LoadedRecord resource={resource}>{(one) => <Page {...one} />}</LoadedRecord>
);
interface Props<R extends Resource> {
  resource: R;
  Page: ComponentType<OneRecord<R>>;
}

interface LoadedProps<R extends Resource> {
  resource: R;
  children: (one: OneRecord<R>) => ReactNode;
}
/** Loads the record of the URL for what is within. */
export function LoadedRecord<R extends Resource>({ resource, children }: LoadedProps<R>) {
  const actor = useActor();
  const { record, error, refetch } = useRecord(resource, Number(useParams().id));
  const title = useRecordTitle(resource, record);
  const again = useCallback(() => void refetch(), [refetch]);
  if (!can(actor, resource, "view")) return <RecordForbidden />;
  if (record) {
    const one = { resource, record, title, again };
    return (
      <RecordProvider resource={resource} record={record}>
        {children(one)}
      </RecordProvider>
    );
  }
  return error ? (
    <RecordError resource={resource} error={error} onRetry={again} />
  ) : (
    <RecordSkeleton resource={resource} />
  );
}
