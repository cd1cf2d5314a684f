import AccountTree from "@mui/icons-material/AccountTree";
import TableRows from "@mui/icons-material/TableRows";
import ViewAgenda from "@mui/icons-material/ViewAgenda";
import Alert from "@mui/material/Alert";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import type { Theme } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ComponentType, useMemo } from "react";
import { ListBase, Title, useListContext, useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";
import { type CardProps, MenuItemProvider, useActor, useScreens } from "../resources.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";
import { BulkBar } from "./bulk/BulkBar.tsx";
import { CardList } from "./card/CardList.tsx";
import { CustomCards } from "./card/CustomCards.tsx";
import { EmptyList } from "./EmptyList.tsx";
import { fillHeight, fillingColumn, tallViewport } from "./fillHeight.ts";
import { ListError } from "./ListError.tsx";
import { ListHeading } from "./ListHeading.tsx";
import { defaultPageSize, ListPagination } from "./ListPagination.tsx";
import { ListShortcuts } from "./ListShortcuts.tsx";
import { ListToolbar } from "./ListToolbar.tsx";
import { StateTabs } from "./StateTabs.tsx";
import { ListTable } from "./table/ListTable.tsx";
import { TreeList } from "./tree/TreeList.tsx";
import { listStoreKey, useListPreference } from "./useListPreference.ts";
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
          <ListBody resource={resource} />
        </ListBase>
      </OpenFirstView>
    </MenuItemProvider>
  );
}

function ListBody({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const { total } = useListContext<AdminRecord>();
  const { isTrash } = useListQuery();
  const [shape, setShape] = useListPreference<"tree" | "table">(resource, "shape", "tree");
  const { card, top: Top } = useScreens(resource);
  const [look, setLook] = useListPreference<"cards" | "rows">(resource, "look", "cards");
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  const Card = card && !isTrash && (isPhone || look === "cards") ? card : null;
  const otherLook = translate(Card ? "markethall.list.showRows" : "markethall.list.showCards");
  const isTree = resource.parent !== null && shape === "tree" && !isTrash;
  const toggle = translate(isTree ? "markethall.list.tree.showTable" : "markethall.list.tree.show");
  return (
    <Stack spacing={1.5} {...fillHeight} sx={fillingColumn}>
      <ListHeading resource={resource} />
      {Top && !isTrash && <Top />}
      <StateTabs resource={resource} />
      <ListToolbar resource={resource} cards={Card !== null}>
        {card && !isTrash && !isPhone && (
          <Tooltip title={otherLook}>
            <IconButton
              size="small"
              aria-label={otherLook}
              onClick={() => setLook(Card ? "rows" : "cards")}
            >
              {Card ? <TableRows fontSize="small" /> : <ViewAgenda fontSize="small" />}
            </IconButton>
          </Tooltip>
        )}
        {resource.parent !== null && !isTrash && (
          <Tooltip title={toggle}>
            <IconButton
              size="small"
              aria-label={toggle}
              onClick={() => setShape(isTree ? "table" : "tree")}
            >
              {isTree ? <TableRows fontSize="small" /> : <AccountTree fontSize="small" />}
            </IconButton>
          </Tooltip>
        )}
      </ListToolbar>
      {isTrash && <Alert severity="info">{translate("markethall.list.trashContent")}</Alert>}
      {isTree ? (
        <TreeList resource={resource} />
      ) : (
        <FlatList resource={resource} Card={Card} isPhone={isPhone} />
      )}
      {!isTree && total !== undefined && total > 0 && <ListPagination />}
      <BulkBar resource={resource} />
      <ListShortcuts resource={resource} />
    </Stack>
  );
}

interface FlatProps {
  resource: Resource;
  /** The resource's custom card, if the member views the list as cards. */
  Card: ComponentType<CardProps> | null;
  isPhone: boolean;
}
function FlatList({ resource, Card, isPhone }: FlatProps) {
  const fills = useMediaQuery(tallViewport);
  const { data, error, isPending, refetch } = useListContext<AdminRecord>();
  const failed = error && <ListError error={error} onRetry={() => void refetch()} />;
  if (failed && !data) return failed;
  if (!isPending && data?.length === 0) return failed || <EmptyList resource={resource} />;
  return (
    <>
      {failed}
      {Card ? <CustomCards resource={resource} Card={Card} inPage={!fills} /> : null}
      {!Card && (isPhone ? <CardList resource={resource} /> : <ListTable resource={resource} />)}
    </>
  );
}
