import { type ComponentType, useCallback } from "react";
import { useParams } from "react-router";
import { can, type Resource } from "../../schema/index.ts";
import { useRecord } from "../form/useRecord.ts";
import type { AdminRecord } from "../provider.ts";
import { useActor } from "../resources.tsx";
import { RecordError, RecordForbidden, RecordSkeleton } from "./RecordPage.tsx";
import { useRecordTitle } from "./useRecordTitle.ts";

/** Props of the page of one record. */
export interface OneRecord {
  resource: Resource;
  record: AdminRecord;
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
 * function SupplierPage({ record, title }: OneRecord) {
 *   return <RecordPage title={title}>{String(record.phone ?? "")}</RecordPage>;
 * }
 *
 * const SupplierShow = () => <ShownRecord resource={suppliers} Page={SupplierPage} />;
 * ```
 */
export function ShownRecord({
  resource,
  Page,
}: {
  resource: Resource;
  Page: ComponentType<OneRecord>;
}) {
  const actor = useActor();
  const { record, error, refetch } = useRecord(resource, Number(useParams().id));
  const title = useRecordTitle(resource, record);
  const again = useCallback(() => void refetch(), [refetch]);
  if (!can(actor, resource, "view")) return <RecordForbidden resource={resource} />;
  if (record) return <Page resource={resource} record={record} title={title} again={again} />;
  return error ? (
    <RecordError resource={resource} error={error} onRetry={again} />
  ) : (
    <RecordSkeleton />
  );
}
