import { useCallback } from "react";
import { useTranslate } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import { type Named, useAdmin, useScreens } from "../../resources.tsx";

/**
 * Returns the allowed values of a text field if the resource's screens define them, otherwise null.
 */
export function useNamed(resource: Resource) {
  const translate = useTranslate();
  const { resources, actor } = useAdmin();
  const { names } = useScreens(resource);
  return useCallback(
    (field: string): readonly Named[] | null =>
      names?.[field]?.({ resources, actor }, translate) ?? null,
    [names, resources, actor, translate],
  );
}
