import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { useMemo } from "react";
import { ListBase, Title, useListContext, useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";
import { MenuItemProvider, useActor, useScreens } from "../resources.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";
import { BodyButtons } from "./body/BodyButtons.tsx";
import type { ListBody } from "./body/defineBody.tsx";
import { useListBody } from "./body/useListBody.ts";
import { BulkBar } from "./bulk/BulkBar.tsx";
import { EmptyList } from "./EmptyList.tsx";
import { fillHeight, fillingColumn } from "./fillHeight.ts";
import { ListError } from "./ListError.tsx";
import { ListHeading } from "./ListHeading.tsx";
import { defaultPageSize, ListPagination } from "./ListPagination.tsx";
import { ListShortcuts } from "./ListShortcuts.tsx";
import { ListToolbar } from "./ListToolbar.tsx";
import { StateTabs } from "./StateTabs.tsx";
import { listStoreKey } from "./useListPreference.ts";
import { toTabFilter, useListQuery } from "./useListQuery.ts";
import { OpenFirstView } from "./view/OpenFirstView.tsx";

// List rows are partial records: the separate `meta` prevents them from being cached for forms.
const queryOptions = { meta: { list: true } };

/** The list screen of a resource, generated from its declaration. */
export function ResourceList({ resource }: { resource: Resource }) {
  const actor = useActor();
  const messages = useResourceMessages(resource);
  const sort = useMemo(() => {
    const [field, order] = resource.sort;
    return { field, order: order === "asc" ? ("ASC" as const) : ("DESC" as const) };
  }, [resource]);
  const filter = useMemo(() => toTabFilter(resource), [resource]);
  return (
    <MenuItemProvider value={resource}>
      <OpenFirstView key={resource.route} resource={resource}>
        <ListBase
          resource={resource.name}
          filter={filter}
          sort={sort}
          perPage={defaultPageSize}
          storeKey={listStoreKey(actor, resource, "asked")}
          queryOptions={queryOptions}
          exporter={false}
          // The page has already checked access; a second check would delay the rows by one tick.
          disableAuthentication
        >
          <Title title={messages.title} />
          <ListContent resource={resource} />
        </ListBase>
      </OpenFirstView>
    </MenuItemProvider>
  );
}

function ListContent({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const { total } = useListContext<AdminRecord>();
  const { isTrash } = useListQuery();
  const { top: Top } = useScreens(resource);
  const { body, others, change } = useListBody(resource);
  return (
    <Stack spacing={1.5} {...fillHeight} sx={fillingColumn}>
      <ListHeading resource={resource} />
      {Top && !isTrash && <Top />}
      <StateTabs resource={resource} />
      <ListToolbar resource={resource} cards={!body.hasColumns}>
        <BodyButtons bodies={others} onChange={change} />
      </ListToolbar>
      {isTrash && <Alert severity="info">{translate("framework.list.trashContent")}</Alert>}
      <ListRows resource={resource} body={body} />
      {!body.loadsRows && total !== undefined && total > 0 && <ListPagination />}
      <BulkBar resource={resource} />
      <ListShortcuts resource={resource} />
    </Stack>
  );
}

interface RowsProps {
  resource: Resource;
  body: ListBody;
}
/** The rows in the chosen body; an error or the empty list in its place. */
function ListRows({ resource, body: { Body, loadsRows } }: RowsProps) {
  const { data, error, isPending, refetch } = useListContext<AdminRecord>();
  if (loadsRows) return <Body resource={resource} />;
  const failed = error && <ListError error={error} onRetry={() => void refetch()} />;
  if (failed && !data) return failed;
  if (!isPending && data?.length === 0) return failed || <EmptyList resource={resource} />;
  return (
    <>
      {failed}
      <Body resource={resource} />
    </>
  );
}
