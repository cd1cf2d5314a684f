import type { Resource } from "../../../schema/index.ts";
import { useAdmin } from "../../resources.tsx";
import { targetOf } from "./operators.ts";

/** Returns the tree resource that a field references, or null. */
export function useTreeOf(resource: Resource): (name: string) => Resource | null {
  const { resources } = useAdmin();
  return (name) => {
    const target = targetOf(resource, name);
    return resources.find((one) => one.name === target && one.parent !== null) ?? null;
  };
}
