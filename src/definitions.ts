import type { ResourceDefinition } from "react-admin";
import { resources } from "./apiClient.ts";

/** react-admin's definitions of the resources, for the components that use them. */
export const definitions: Record<string, ResourceDefinition> = Object.fromEntries(
  resources.map((resource) => [
    resource.name,
    {
      name: resource.name,
      hasList: !resource.singleton,
      hasCreate: resource.operations.includes("create"),
      hasEdit: resource.operations.includes("edit"),
      hasShow: !resource.singleton,
      recordRepresentation: resource.label,
    },
  ]),
);
