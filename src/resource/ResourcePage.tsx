import type { ComponentType } from "react";
import { ResourceContextProvider } from "react-admin";
import { Navigate, useParams } from "react-router";
import type { View } from "../../framework/admin/paths.ts";
import { MenuItemProvider, useActor, useScreens } from "../../framework/admin/resources.tsx";
import {
  can,
  canOpen,
  canOpenRecords,
  type Operation,
  type Resource,
} from "../../framework/schema/index.ts";
import { Forbidden } from "../pages/Forbidden.tsx";

interface Props {
  resource: Resource;
  view: View;
  View: ComponentType<{ resource: Resource }>;
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
export function ResourcePage({ resource, view, View }: Props) {
  const actor = useActor();
  const { [view]: Own } = useScreens(resource);
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
