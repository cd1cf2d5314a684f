import { useCallback } from "react";
import { findListFilter, type Resource } from "../../../schema/index.ts";
import { useResourceMessages } from "../../useResourceMessages.ts";
import { useFieldLabel } from "../table/useFieldLabel.ts";

/** Returns the label of a filter: of its field, or a message of its own. */
export function useFilterLabel(resource: Resource) {
  const field = useFieldLabel(resource);
  const { filter } = useResourceMessages(resource);
  return useCallback(
    (name: string): string => (findListFilter(resource, name) ? filter(name) : field(name)),
    [resource, filter, field],
  );
}
