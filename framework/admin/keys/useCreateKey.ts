import { useNavigate } from "react-router-dom";
import { can, type Resource } from "../../schema/index.ts";
import { toPath } from "../paths.ts";
import { useActor } from "../resources.tsx";
import { useKeys } from "./useKeys.ts";

/** N opens the form of a new record, in a list and on a record alike. */
export function useCreateKey(resource: Resource): void {
  const navigate = useNavigate();
  const isCreatable = can(useActor(), resource, "create");
  useKeys({ create: isCreatable ? () => void navigate(toPath(resource, "create")) : null });
}
