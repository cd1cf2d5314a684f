import { useCallback } from "react";
import { useTranslate } from "react-admin";
import { entryName, operationName, type Resource } from "../../schema/index.ts";

/** What a right is called: operations alike everywhere, an action as its button. */
export function useRightWords() {
  const translate = useTranslate();
  const deed = useCallback(
    (resource: Resource, name: string): string => operationName(translate, resource, name),
    [translate],
  );
  const screen = useCallback((resource: Resource): string => entryName(translate, resource), [translate]);
  const section = useCallback((name: string): string => translate(`sections.${name}`, { _: name }), [translate]);
  return { translate, deed, screen, section };
}
