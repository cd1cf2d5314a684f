import {
  type Fields,
  getFilterInputs,
  getRowFields,
  getTraits,
  getValueField,
  listCalls,
  listChoiceValues,
  listInputFields,
  type Resource,
  type ResourceMessages,
} from "../framework/schema/index.ts";
import { humanize } from "../framework/schema/locales/humanize.ts";

type Tree = { [key: string]: string | Tree };
const plural = (name: string) => `${humanize(name)} |||| ${humanize(name)}`;
const named = (
  names: readonly string[],
  messages: Readonly<Record<string, string | undefined>> = {},
): Tree => Object.fromEntries(names.map((name) => [name, messages[name] ?? humanize(name)]));
/** Replaces computed fields by the fields of their values, which a record displays. */
export const unwrapComputed = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, getValueField(field)]));
const toChoiceMessages = (
  fields: Fields,
  messages: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = {},
): Tree => {
  const chosen = Object.entries(fields).filter(([, field]) => getTraits(field).choice);
  return Object.fromEntries(
    chosen.map(([name, field]) => [name, named(listChoiceValues(field), messages[name])]),
  );
};

/** Names of the calls that the audit trail records as actions. */
export const listAuditedCalls = (resource: Resource): string[] =>
  listCalls(resource).flatMap(([name, { audited }]) => (audited ? [name] : []));

type Labelled = Pick<Resource, "name"> & Partial<Pick<Resource, "viewList">>;
/** Returns the messages of a resource that every page shows; `isLabel` has their keys. */
function resourceLabels({ name, viewList = [] }: Labelled, given?: ResourceMessages): Tree {
  return {
    name: given?.name ?? plural(name),
    ...(given?.listName ? { listName: given.listName } : {}),
    views: named(
      viewList.map((view) => view.name),
      given?.views as Record<string, string>,
    ),
    toDo: (given?.toDo ?? {}) as Tree,
    queues: (given?.queues ?? {}) as Tree,
    jobs: (given?.jobs ?? {}) as Tree,
  };
}

/** Returns all messages of a resource: its own, and generated ones for missing keys. */
export function resourceMessages(resource: Resource, messages: ResourceMessages | undefined): Tree {
  const { fields } = resource;
  const given = (messages ?? { name: plural(resource.name) }) as ResourceMessages &
    Record<string, Record<string, never>>;
  const rows = Object.entries(fields).filter(([, field]) => field.kind === "rows");
  const inputFields = listInputFields(resource);
  const filterInputs = getFilterInputs(resource);
  const tabs =
    resource.tabs && "list" in resource.tabs ? resource.tabs.list.map((tab) => tab.name) : [];
  return {
    ...resourceLabels(resource, messages),
    ...(given.recordTitle ? { recordTitle: given.recordTitle } : {}),
    fields: { id: "ID", ...named(Object.keys(fields), given.fields as Record<string, string>) },
    choices: toChoiceMessages(
      unwrapComputed(fields),
      given.choices as Record<string, Record<string, string>>,
    ),
    actions: named(
      [...resource.actionList.map((action) => action.name), ...listAuditedCalls(resource)],
      given.actions as Record<string, string>,
    ),
    groups: named(
      resource.form.map((one) => one.section),
      given.groups as Record<string, string>,
    ),
    tabs: named(tabs, given.tabs as Record<string, string>),
    filters: named(Object.keys(filterInputs), given.filters as Record<string, string>),
    filterChoices: toChoiceMessages(filterInputs, given.filterChoices),
    help: (given.help ?? {}) as Tree,
    locked: (given.locked ?? {}) as Tree,
    ...(given.undeletable ? { undeletable: given.undeletable } : {}),
    operations: (given.operations ?? {}) as Tree,
    rows: Object.fromEntries(
      rows.map(([name, field]) => [
        name,
        named(Object.keys(getRowFields(field)), given.rows?.[name]),
      ]),
    ),
    rowCounts: (given.rowCounts ?? {}) as Tree,
    // A field in child rows or a dialog may have the same name as a field of the record, but a
    // different meaning.
    rowChoices: Object.fromEntries(
      rows.map(([name, field]) => [
        name,
        toChoiceMessages(getRowFields(field), given.rowChoices?.[name]),
      ]),
    ),
    inputChoices: Object.fromEntries(
      inputFields.map(([name, inner]) => [
        name,
        toChoiceMessages(inner, given.inputChoices?.[name]),
      ]),
    ),
    inputs: Object.fromEntries(
      inputFields.map(([name, inner]) => [name, named(Object.keys(inner), given.inputs?.[name])]),
    ),
    consequences: (given.consequences ?? {}) as Tree,
    titles: (given.titles ?? {}) as Tree,
    questions: (given.questions ?? {}) as Tree,
    done: (given.done ?? {}) as Tree,
    doneNamed: (given.doneNamed ?? {}) as Tree,
    did: (given.did ?? {}) as Tree,
    errors: (given.errors ?? {}) as Tree,
    validation: (given.validation ?? {}) as Tree,
    importNotes: (given.importNotes ?? {}) as Tree,
    screen: (given.screen ?? {}) as Tree,
    empty: given.empty ?? "",
  };
}

/** Returns the messages of all resources in one language that every page shows. */
export const buildLabels = (
  resources: readonly Labelled[],
  messages: Readonly<Record<string, ResourceMessages>>,
): Tree =>
  Object.fromEntries(
    resources.map((resource) => [resource.name, resourceLabels(resource, messages[resource.name])]),
  );

/** Returns the messages of all resources in one language. */
export const buildMessages = (
  resources: readonly Resource[],
  messages: Readonly<Record<string, ResourceMessages>>,
): Tree =>
  Object.fromEntries(
    resources.map((resource) => [
      resource.name,
      resourceMessages(resource, messages[resource.name]),
    ]),
  );
