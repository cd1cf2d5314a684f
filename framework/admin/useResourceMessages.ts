import { useCallback } from "react";
import { useLocale, useTranslate } from "react-admin";
import { type Action, getMenuItemName, type Resource } from "../schema/index.ts";
import { insideSentence } from "../schema/locales/insideSentence.ts";

export { getMenuItemName };

/**
 * Returns the messages of a resource in the language of the interface: its names, and the labels of
 * its fields, choices, actions and tabs. Every key exists, because missing ones are generated from
 * the names.
 *
 * @example
 * ```ts
 * function usePauseLabels() {   const messages = useResourceMessages(suppliers);   return
 * [messages.field("minimumOrder"), messages.choice("status", "paused"), messages.action("pause")];
 * }
 * ```
 */
export function useResourceMessages(resource: Resource) {
  const translate = useTranslate();
  const locale = useLocale();
  const t = useCallback(
    (key: string, count = 1) =>
      translate(`resources.${resource.name}.${key}`, { smart_count: count }),
    [translate, resource.name],
  );
  return {
    one: t("name"),
    plural: t("name", 2),
    /** Name of one or several records for the middle of a sentence: "3 suppliers". */
    inSentence: (count: number) => insideSentence(t("name", count), locale),
    /** Number and name of records for the middle of a sentence: "3 suppliers". */
    amount: (count: number) =>
      translate("framework.action.amount", {
        smart_count: count,
        name: insideSentence(t("name", count), locale),
      }),
    /** Title of the list; a list view has its own. */
    title: getMenuItemName(translate, resource),
    field: useCallback((name: string) => t(`fields.${name}`), [t]),
    choice: useCallback((field: string, value: string) => t(`choices.${field}.${value}`), [t]),
    /** Label of a filter that is not a field. */
    filter: useCallback((name: string) => t(`filters.${name}`), [t]),
    /**
     * Label of a choice by message path: `choices.status`, `rowChoices.lines.unit`,
     * `inputChoices.print.size`, `filterChoices.risk`.
     */
    getChoiceLabel: useCallback((place: string, value: string) => t(`${place}.${value}`), [t]),
    action: useCallback((name: string) => t(`actions.${name}`), [t]),
    /**
     * Past-tense sentence after an action succeeded on so many records. An action that leads to one
     * of several states can have a sentence for each: `states` are those of the changed records.
     */
    done: useCallback(
      ({ name, to }: Action, count = 1, states: readonly string[] = to) => {
        const [state, ...others] = new Set(states);
        const key = `resources.${resource.name}.done.${name}`;
        const sentence = { smart_count: count, _: translate("framework.action.done") };
        const general = { ...sentence, _: translate(key, sentence) };
        return others.length > 0 ? general._ : translate(`${key}.${state}`, general);
      },
      [translate, resource.name],
    ),
    /**
     * Past-tense sentence about one record with its name: the declared one, or one made of the
     * general sentence, whose code loads when it is needed first.
     */
    doneNamed: useCallback(
      async ({ name: action }: Action, name: string, sentence: string) => {
        const key = `resources.${resource.name}.doneNamed.${action}`;
        const declared = translate(key, { name, _: "" });
        // "Done" says nothing that a name could make clearer.
        if (declared || sentence === translate("framework.action.done"))
          return declared || sentence;
        const { nameInSentence } = await import("./action/nameInSentence.ts");
        return nameInSentence(sentence, { kind: t("name"), name, translate });
      },
      [t, translate, resource.name],
    ),
    group: useCallback((name: string) => t(`groups.${name}`), [t]),
    tab: useCallback((name: string) => t(`tabs.${name}`), [t]),
    /** Why a locked field cannot be changed. */
    locked: useCallback((name: string) => t(`locked.${name}`), [t]),
    /** Why a record that `deletableWhen` excludes cannot be deleted. */
    undeletable: t("undeletable"),
    help: useCallback((name: string) => t(`help.${name}`), [t]),
    /** Label of a field of child rows. */
    row: useCallback((field: string, name: string) => t(`rows.${field}.${name}`), [t]),
    /** Label of a field in an action's dialog. */
    input: useCallback((action: string, name: string) => t(`inputs.${action}.${name}`), [t]),
    empty: t("empty"),
  };
}
