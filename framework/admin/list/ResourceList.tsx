import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
import { Title, useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { useScreens } from "../resources.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";
import { useListBody } from "./body/useListBody.ts";
import { BulkBar } from "./bulk/BulkBar.tsx";
import { fillHeight, fillingColumn } from "./fillHeight.ts";
import { ListAside } from "./ListAside.tsx";
import { ListContext, type ListContextProps } from "./ListContext.tsx";
import { ListHeading } from "./ListHeading.tsx";
import { ListRows } from "./ListRows.tsx";
import { ListShortcuts } from "./ListShortcuts.tsx";
import { ListToolbar } from "./ListToolbar.tsx";
import { StateTabs } from "./StateTabs.tsx";
import { useListQuery } from "./useListQuery.ts";

interface Props<R extends Resource> extends Omit<ListContextProps<R>, "children"> {
  /** The heading; the resource's name by default. */
  title?: string | undefined;
  /** Replaces the buttons for create, import and export. */
  actions?: ReactNode;
  /** Shown beside the rows; below them on a narrow screen. */
  aside?: ReactNode;
}
/**
 * The list of a resource, generated from its declaration. Each property replaces one part of it.
 *
 * @example
 * ```tsx
 * const PausedSuppliers = () => (
 *   <ResourceList
 *     resource={suppliers}
 *     title="Suppliers to call"
 *     columns={[
 *       "name",
 *       { name: "call", label: "Call", render: ({ phone }) => <a href={`tel:${phone}`}>Call</a> },
 *     ]}
 *     filters={["contractUntil"]}
 *     aside={<p>Call a supplier before its contract ends.</p>}
 *     storeKey="calls"
 *   />
 * );
 * ```
 */
export function ResourceList<R extends Resource>(props: Props<R>) {
  const { title, actions, aside, ...list } = props;
  const { resource } = list;
  return (
    <ListContext {...list}>
      <ListScreen resource={resource} title={title} actions={actions} aside={aside} />
    </ListContext>
  );
}

type ScreenProps = Pick<Props<Resource>, "resource" | "title" | "actions" | "aside">;
function ListScreen({ resource, title, actions, aside }: ScreenProps) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const { isTrash } = useListQuery();
  const { top: Top } = useScreens(resource);
  return (
    <Stack spacing={1.5} {...fillHeight} sx={fillingColumn}>
      <Title title={title ?? messages.title} />
      <ListHeading resource={resource} title={title} actions={actions} />
      {Top && !isTrash && <Top />}
      {useListBody(resource).body.hasTabs && <StateTabs resource={resource} />}
      <ListToolbar resource={resource} />
      {isTrash && <Alert severity="info">{translate("framework.list.trashContent")}</Alert>}
      {aside ? (
        <ListAside aside={aside}>
          <ListRows resource={resource} />
        </ListAside>
      ) : (
        <ListRows resource={resource} />
      )}
      <BulkBar resource={resource} />
      <ListShortcuts resource={resource} />
    </Stack>
  );
}
