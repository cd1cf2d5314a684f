import {
  type Fields,
  getFilterInputs,
  getOperation,
  getRowFields,
  listChoiceValues,
  listInputFields,
  listMenuItemPermissions,
  listMenuItems,
  type Resource,
} from "../../framework/schema/index.ts";
import { en } from "../../framework/schema/locales/en.ts";
import { listAuditedCalls, unwrapComputed } from "../resourceMessages.ts";

const under = (path: string, names: readonly string[]) => names.map((name) => `${path}.${name}`);
const listChoices = (fields: Fields, path = "choices"): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    under(`${path}.${name}`, listChoiceValues(field)),
  );

/** Operations that permissions of calls name, and neither a standard operation nor an action. */
function listCallOperations(resource: Resource): string[] {
  const named = [
    ...Object.keys(en.operations),
    ...resource.actionList.map((action) => action.name),
  ];
  return listMenuItems(resource)
    .flatMap((entry) =>
      listMenuItemPermissions(entry).map((permission) => getOperation(entry, permission)),
    )
    .filter((operation) => !named.includes(operation));
}

function listRowMessages(resource: Resource): string[] {
  return Object.entries(resource.fields).flatMap(([name, field]) => {
    const inner = getRowFields(field);
    return [
      ...under(`rows.${name}`, Object.keys(inner)),
      ...listChoices(inner, `rowChoices.${name}`),
    ];
  });
}

/** The section of a resource without a form, which has no field to enter, is named as its rows. */
function listTitledSections({ form }: Resource): string[] {
  const [first, ...others] = form;
  const isEmpty = first?.section === "main" && first.fields.length === 0 && others.length === 0;
  return isEmpty ? [] : form.map(({ section }) => section);
}

/** Returns the key of every message that a resource's declaration requires. */
export function listNeededMessages(resource: Resource): string[] {
  const fields = Object.entries(resource.fields);
  const tabs = resource.tabs && "list" in resource.tabs ? resource.tabs.list : [];
  const actions = resource.actionList.map((action) => action.name);
  const inputs = listInputFields(resource).flatMap(([name, inner]) => [
    ...under(`inputs.${name}`, Object.keys(inner)),
    ...listChoices(inner, `inputChoices.${name}`),
  ]);
  const filterInputs = getFilterInputs(resource);
  const locked = fields.filter(([, field]) => field.options.lockedWhen).map(([name]) => name);
  const withHelp = fields.filter(([, field]) => field.options.help).map(([name]) => name);
  const needed = [
    "name",
    "empty",
    ...(resource.deletableWhen ? ["undeletable"] : []),
    ...under("fields", Object.keys(resource.fields)),
    ...listChoices(unwrapComputed(resource.fields)),
    ...under("help", withHelp),
    ...under("locked", locked),
    ...under("actions", [...actions, ...listAuditedCalls(resource)]),
    ...under("titles", actions),
    ...under("done", actions),
    ...under("operations", listCallOperations(resource)),
    ...under("groups", listTitledSections(resource)),
    ...under(
      "tabs",
      tabs.map(({ name }) => name),
    ),
    ...under(
      "toDo",
      resource.toDo.map(({ tab }) => tab),
    ),
    ...under("queues", resource.queues),
    ...under("jobs", resource.jobs),
    ...under(
      "views",
      resource.viewList.map(({ name }) => name),
    ),
    ...under("filters", Object.keys(filterInputs)),
    ...listChoices(filterInputs, "filterChoices"),
    ...listRowMessages(resource),
    ...inputs,
  ];
  return [...new Set(needed)];
}

/** Whether English has to write a message too: it does not follow from a name. */
export const isWrittenInEnglish = (key: string): boolean =>
  /^(name|empty|undeletable)$|^(help|locked|operations|queues|jobs|titles|done|toDo)\./.test(key);

/**
 * Whether no declaration requires a message. Such messages exist in all languages or in none:
 * those of errors and custom screens, and further ones of an action.
 */
export const isFreeMessage = (key: string): boolean =>
  /^(errors|validation|importNotes|rowCounts|consequences|titles|questions|done|doneNamed|did|screen)\.|^(listName|recordTitle)$/.test(
    key,
  );
