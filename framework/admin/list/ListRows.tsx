import Box from "@mui/material/Box";
import type { CSSProperties } from "react";
import { useEvent, useListContext } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { createLazyComponent } from "../lazy/createLazyComponent.tsx";
import type { AdminRecord } from "../provider.ts";
import { useListBody } from "./body/useListBody.ts";
import { BulkBar } from "./bulk/BulkBar.tsx";
import { fillHeight, fillingColumn } from "./fillHeight.ts";
import { ListError } from "./ListError.tsx";
import { ListFailure } from "./ListFailure.tsx";
import { ListPagination } from "./ListPagination.tsx";
import { useListParts } from "./ListParts.ts";
import { useRowHeight } from "./table/useColumns.ts";

const LazyKeyHints = createLazyComponent(async () => (await import("./KeyHints.tsx")).KeyHints);
const LazyEmptyList = createLazyComponent(async () => (await import("./EmptyList.tsx")).EmptyList);

/**
 * The rows of a list in the chosen body, the toolbar of the selected ones, and the pages; an error
 * or the empty list in their place.
 */
export function ListRows({ resource }: { resource: Resource }) {
  const { data, error, isPending, refetch, total = 0 } = useListContext<AdminRecord>();
  const { Body, loadsRows, hasHead, isFlush } = useListBody(resource).body;
  const { empty } = useListParts();
  const { headHeight } = useRowHeight(resource);
  const headVariable: CSSProperties & { "--head": string } = { "--head": `${headHeight}px` };
  const retry = useEvent(() => void refetch());
  const isEmpty = !loadsRows && !isPending && data?.length === 0;
  if (!loadsRows && error && !data)
    return <ListFailure resource={resource} error={error} onRetry={retry} />;
  return (
    <>
      {!loadsRows && error && <ListError error={error} onRetry={retry} />}
      {isEmpty && !error && (empty ?? <LazyEmptyList resource={resource} />)}
      {!isEmpty && (
        <Box
          {...fillHeight}
          sx={[{ position: "relative", p: isFlush ? 0 : 1.5 }, fillingColumn]}
          style={headVariable}
        >
          <BulkBar resource={resource} coversHead={hasHead} />
          <Body resource={resource} />
        </Box>
      )}
      {!loadsRows && total > 0 && (
        <ListPagination>
          <LazyKeyHints resource={resource} />
        </ListPagination>
      )}
    </>
  );
}
