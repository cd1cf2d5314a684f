import type { Resource } from "../../../schema/index.ts";
import { useAdmin } from "../../resources.tsx";
import { getTarget } from "./listOperators.ts";

/** Returns the tree resource that a field references, or null. */
export function useTrees(resource: Resource): (name: string) => Resource | null {
  const { resources } = useAdmin();
  return (name) => {
    const target = getTarget(resource, name);
    return resources.find((one) => one.name === target && one.parent !== null) ?? null;
  };
}
