import { useCallback } from "react";
import { useTranslate } from "react-admin";
import { operations, type Resource } from "../../schema/index.ts";
import { entryName } from "../useWords.ts";

/** What a right is called: operations alike everywhere, an action as its button. */
export function useRightWords() {
  const translate = useTranslate();
  const deed = useCallback(
    (resource: Resource, name: string): string => {
      const common = name === "view" || (operations as readonly string[]).includes(name);
      const action = resource.actionList.some((one) => one.name === name);
      if (common || !action) return translate(`markethall.rights.deeds.${name}`, { _: name });
      return translate(`resources.${resource.name}.actions.${name}`);
    },
    [translate],
  );
  const screen = useCallback((resource: Resource): string => entryName(translate, resource), [translate]);
  const section = useCallback((name: string): string => translate(`sections.${name}`, { _: name }), [translate]);
  return { translate, deed, screen, section };
}
