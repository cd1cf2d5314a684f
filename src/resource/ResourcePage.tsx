import type { ComponentType } from "react";
import { ResourceContextProvider } from "react-admin";
import { Navigate, useParams } from "react-router";
import type { View } from "../../framework/admin/paths.ts";
import { EntryProvider, useActor, useScreens } from "../../framework/admin/resources.tsx";
import { canOpenRecords, type Deed, may, mayOpen, type Resource } from "../../framework/schema/index.ts";
import { Forbidden } from "../pages/Forbidden.tsx";

interface Props {
  resource: Resource;
  view: View;
  View: ComponentType<{ resource: Resource }>;
}
const deeds: Readonly<Record<View, Deed>> = { list: "view", show: "view", create: "create", edit: "edit" };

/** One view of a resource: only for who may, drawn from the declaration unless its folder draws it. */
export function ResourcePage({ resource, view, View }: Props) {
  const actor = useActor();
  const { [view]: Own } = useScreens(resource);
  const { id } = useParams();
  const deed = deeds[view];
  const isEntry = resource.view !== null || view === "list";
  if (isEntry && !mayOpen(actor, resource)) return <Forbidden asked={{ resource, deed: "view" }} />;
  if (!canOpenRecords(actor, resource) || !may(actor, resource, deed)) return <Forbidden asked={{ resource, deed }} />;
  if (id !== undefined && !/^[1-9]\d{0,15}$/.test(id)) return <Navigate to="/404" replace />;
  return (
    <EntryProvider value={resource}>
      <ResourceContextProvider value={resource.name}>
        {Own ? <Own key={id} /> : <View key={id} resource={resource} />}
      </ResourceContextProvider>
    </EntryProvider>
  );
}
