import type { ComponentType } from "react";
import { ResourceContextProvider } from "react-admin";
import { Navigate, useParams } from "react-router";
import { can, canOpen, canOpenRecords, type Operation, type Resource } from "../../schema/index.ts";
import type { View } from "../paths.ts";
import { MenuItemProvider, useActor, useScreens } from "../resources.tsx";

/** The operation that a member has requested. */
export interface Attempted {
  resource: Resource;
  operation: Operation;
}
interface Props {
  resource: Resource;
  view: View;
  View: ComponentType<{ resource: Resource }>;
  Forbidden: ComponentType<{ attempted: Attempted }>;
}
const operations: Readonly<Record<View, Operation>> = {
  list: "view",
  show: "view",
  create: "create",
  edit: "edit",
};

/**
 * One screen of a resource, for members who may open it; generated from the declaration unless the
 * resource's folder defines it.
 */
export function ResourcePage({ resource, view, View, Forbidden }: Props) {
  const actor = useActor();
  const screens = useScreens(resource);
  const OwnView = resource.view === null ? undefined : screens.views?.[resource.view];
  const Own = view === "edit" ? undefined : (OwnView ?? screens[view]);
  const { id } = useParams();
  const operation = operations[view];
  const isEntry = resource.view !== null || view === "list";
  if (isEntry && !canOpen(actor, resource))
    return <Forbidden attempted={{ resource, operation: "view" }} />;
  if (!canOpenRecords(actor, resource) || !can(actor, resource, operation))
    return <Forbidden attempted={{ resource, operation }} />;
  if (id !== undefined && !/^[1-9]\d{0,15}$/.test(id)) return <Navigate to="/404" replace />;
  return (
    <MenuItemProvider value={resource}>
      <ResourceContextProvider value={resource.name}>
        {Own ? <Own key={id} /> : <View key={id} resource={resource} />}
      </ResourceContextProvider>
    </MenuItemProvider>
  );
}
