import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, useMemo } from "react";
import { ListBase, Title, useListContext, useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";
import { useActor } from "../resources.tsx";
import { useWords } from "../useWords.ts";
import { BulkBar } from "./bulk/BulkBar.tsx";
import { CardList } from "./card/CardList.tsx";
import { EmptyList } from "./EmptyList.tsx";
import { ListError } from "./ListError.tsx";
import { ListPagination, usualPageSize } from "./ListPagination.tsx";
import { ListToolbar } from "./ListToolbar.tsx";
import { StateTabs } from "./StateTabs.tsx";
import { ListTable } from "./table/ListTable.tsx";
import { listStoreKey } from "./useListPreference.ts";
import { useListQuery } from "./useListQuery.ts";
import { OpenFirstView } from "./view/OpenFirstView.tsx";

// A list's rows are not whole records: under a `meta` of their own they never fill in a form.
const queryOptions = { meta: { list: true } };

/** The list screen of a resource, drawn from its declaration. */
export function ResourceList({ resource }: { resource: Resource }) {
  const actor = useActor();
  const words = useWords(resource);
  const sort = useMemo(() => {
    const [field, order] = resource.sort;
    return { field, order: order === "asc" ? ("ASC" as const) : ("DESC" as const) };
  }, [resource]);
  return (
    <OpenFirstView key={resource.name} resource={resource}>
      <ListBase
        resource={resource.name}
        sort={sort}
        perPage={usualPageSize}
        storeKey={listStoreKey(actor, resource, "asked")}
        queryOptions={queryOptions}
        exporter={false}
      >
        <Title title={words.many} />
        <Stack spacing={1.5} sx={{ p: { xs: 1, sm: 2 } }}>
          <FlatList resource={resource} />
        </Stack>
      </ListBase>
    </OpenFirstView>
  );
}

function FlatList({ resource, tools }: { resource: Resource; tools?: ReactNode }) {
  const translate = useTranslate();
  const words = useWords(resource);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  const { data, error, isPending, total, refetch } = useListContext<AdminRecord>();
  const { isTrash } = useListQuery();
  const empty = !isPending && data?.length === 0;
  return (
    <>
      <Typography variant="h5" component="h1">
        {words.many}
      </Typography>
      <StateTabs resource={resource} />
      <ListToolbar resource={resource}>{tools}</ListToolbar>
      {isTrash && <Alert severity="info">{translate("markethall.list.trashContent")}</Alert>}
      {error && <ListError error={error} onRetry={() => void refetch()} />}
      <BulkBar resource={resource} />
      {empty && !error && <EmptyList resource={resource} />}
      {!empty && !(error && !data) && (isPhone ? <CardList resource={resource} /> : <ListTable resource={resource} />)}
      {total !== undefined && total > 0 && <ListPagination />}
    </>
  );
}
