import { useCallback } from "react";
import { useTranslate } from "react-admin";
import {
  getMenuItemName,
  getOperationName,
  getPermissionName,
  type Resource,
} from "../../schema/index.ts";
import { useWholeResources } from "../useWholeResources.ts";

/**
 * The label of a permission: the same operation names on all screens, and an action's button label.
 */
export function usePermissionNames() {
  const translate = useTranslate();
  const resources = useWholeResources();
  const operation = useCallback(
    (resource: Resource, name: string): string => getOperationName(translate, resource, name),
    [translate],
  );
  const screen = useCallback(
    (resource: Resource): string => getMenuItemName(translate, resource),
    [translate],
  );
  const section = useCallback(
    (name: string): string => translate(`sections.${name}`, { _: name }),
    [translate],
  );
  const permission = useCallback(
    (code: string): string => getPermissionName(translate, resources, code),
    [translate, resources],
  );
  return { translate, operation, screen, section, permission };
}
