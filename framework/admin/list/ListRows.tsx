import { useListContext } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";
import { useListBody } from "./body/useListBody.ts";
import { EmptyList } from "./EmptyList.tsx";
import { ListError } from "./ListError.tsx";
import { ListPagination } from "./ListPagination.tsx";
import { useListParts } from "./ListParts.ts";

/**
 * The rows of a list in the chosen body, and their pages; an error or the empty list in their
 * place.
 */
export function ListRows({ resource }: { resource: Resource }) {
  const { data, error, isPending, refetch, total = 0 } = useListContext<AdminRecord>();
  const { Body, loadsRows } = useListBody(resource).body;
  const { empty } = useListParts();
  if (loadsRows) return <Body resource={resource} />;
  const failed = error && <ListError error={error} onRetry={() => void refetch()} />;
  if (failed && !data) return failed;
  if (!isPending && data?.length === 0)
    return failed || <>{empty ?? <EmptyList resource={resource} />}</>;
  return (
    <>
      {failed}
      <Body resource={resource} />
      {total > 0 && <ListPagination />}
    </>
  );
}
