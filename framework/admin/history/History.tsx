import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { useAdminProvider } from "../resources.tsx";
import { SectionCard } from "../show/SectionCard.tsx";
import { HistoryItem } from "./HistoryItem.tsx";

const pageSize = 10;
interface Props {
  resource: Resource;
  id: number;
  /** A new version reloads the history. */
  version: number;
}

/**
 * Renders the history of a record, newest first: actor, time, and each changed field before and
 * after. Nothing while there are no entries.
 */
export function History({ resource, id, version }: Props) {
  const translate = useTranslate();
  const provider = useAdminProvider();
  const { data, error, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    {
      queryKey: [resource.name, "history", id, version],
      queryFn: ({ pageParam }) =>
        provider.history(resource.name, { id, page: pageParam, pageSize }),
      initialPageParam: 1,
      getNextPageParam: (last, pages) =>
        pages.length * pageSize < last.total ? pages.length + 1 : undefined,
    },
  );
  const entries = (data?.pages ?? []).flatMap((page) => page.list);
  const title = translate("framework.record.history");
  if (!error && entries.length === 0) return null;
  return (
    <SectionCard title={title}>
      {error && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              {translate("framework.record.retry")}
            </Button>
          }
        >
          {error.message}
        </Alert>
      )}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {entries.map((entry) => (
          <HistoryItem key={entry.id} resource={resource} entry={entry} />
        ))}
      </Box>
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
          {translate("framework.record.olderHistory")}
        </Button>
      )}
    </SectionCard>
  );
}
