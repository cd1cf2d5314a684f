import Stack from "@mui/material/Stack";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { ReactNode } from "react";
import { Title } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { useScreens } from "../resources.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";
import { fillHeight, fillingColumn } from "./fillHeight.ts";
import { ListAside } from "./ListAside.tsx";
import { ListCard } from "./ListCard.tsx";
import { ListContext, type ListContextProps } from "./ListContext.tsx";
import { ListHeading } from "./ListHeading.tsx";
import { ListRows } from "./ListRows.tsx";
import { ListShortcuts } from "./ListShortcuts.tsx";
import { ListToolbar } from "./ListToolbar.tsx";
import { LazyPhoneHeading } from "./phone/LazyPhoneHeading.ts";
import { useListQuery } from "./useListQuery.ts";
import { ViewTabs } from "./view/ViewTabs.tsx";

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
  const messages = useResourceMessages(resource);
  const { isTrash } = useListQuery();
  const { top: Top } = useScreens(resource);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  const card = (
    <ListCard>
      <ViewTabs resource={resource} />
      {!isPhone && <ListToolbar resource={resource} />}
      <ListRows resource={resource} />
    </ListCard>
  );
  return (
    <Stack spacing={isPhone ? 0 : 1} {...fillHeight} sx={fillingColumn}>
      <Title title={title ?? messages.title} />
      {isPhone ? (
        <LazyPhoneHeading resource={resource} title={title} actions={actions} />
      ) : (
        <ListHeading resource={resource} title={title} actions={actions} />
      )}
      {/* A phone opens it from its heading, so that the rows are in view. */}
      {Top && !isTrash && !isPhone && <Top />}
      {aside ? <ListAside aside={aside}>{card}</ListAside> : card}
      <ListShortcuts resource={resource} />
    </Stack>
  );
}
