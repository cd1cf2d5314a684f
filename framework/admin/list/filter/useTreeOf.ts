import type { Resource } from "../../../schema/index.ts";
import { useAdmin } from "../../resources.tsx";
import { targetOf } from "./operators.ts";

/** The tree that a field points into, where it does. */
export function useTreeOf(resource: Resource): (name: string) => Resource | null {
  const { resources } = useAdmin();
  return (name) => {
    const target = targetOf(resource, name);
    return resources.find((one) => one.name === target && one.parent !== null) ?? null;
  };
}
