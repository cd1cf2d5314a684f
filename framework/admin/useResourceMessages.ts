import { useCallback } from "react";
import { useTranslate } from "react-admin";
import { entryName, type Resource } from "../schema/index.ts";

export { entryName };

/** The words of a resource: every key is present, because the assembled messages fill gaps from the names. */
export function useWords(resource: Resource) {
  const translate = useTranslate();
  const say = useCallback(
    (key: string, count = 1) => translate(`resources.${resource.name}.${key}`, { smart_count: count }),
    [translate, resource.name],
  );
  return {
    one: say("name"),
    many: say("name", 2),
    /** Above the list: that of a view has a name of its own. */
    title: entryName(translate, resource),
    field: useCallback((name: string) => say(`fields.${name}`), [say]),
    choice: useCallback((field: string, word: string) => say(`choices.${field}.${word}`), [say]),
    /** A word of a choice wherever its words stand: `choices.status`, `rowChoices.lines.unit`, `inputChoices.print.size`. */
    wordAt: useCallback((place: string, word: string) => say(`${place}.${word}`), [say]),
    action: useCallback((name: string) => say(`actions.${name}`), [say]),
    group: useCallback((name: string) => say(`groups.${name}`), [say]),
    tab: useCallback((name: string) => say(`tabs.${name}`), [say]),
    help: useCallback((name: string) => say(`help.${name}`), [say]),
    /** A field of child rows. */
    row: useCallback((field: string, name: string) => say(`rows.${field}.${name}`), [say]),
    /** A field of an action's dialog. */
    input: useCallback((action: string, name: string) => say(`inputs.${action}.${name}`), [say]),
    empty: say("empty"),
  };
}
