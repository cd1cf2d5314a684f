import { getLimits, isPicture } from "../fields/FieldKind.ts";
import { foreignTarget, holdsRowId } from "../fields/integer/schema.ts";
import type { RowsOptions } from "../fields/rows/schema.ts";
import { getRealm } from "./access.ts";
import { getApp } from "./app.ts";
import { applies } from "./applies.ts";
import { checkDeletable } from "./checkDeletable.ts";
import { checkListFilters } from "./checkListFilters.ts";
import { checkOptions } from "./checkOptions.ts";
import { checkTaskNames } from "./checkTaskNames.ts";
import { checkTimes } from "./checkTimes.ts";
import { checkViews, listPaths } from "./checkViews.ts";
import { getCallPath, listCalls, type Resource } from "./defineResource.ts";
import type { Field, Fields } from "./field.ts";
import { getFilterInputs } from "./listFilters.ts";
import { systemColumns, toChildTableName, toTableName } from "./names.ts";
import { listPredicateFields, type Match } from "./predicate.ts";
import { getTenantKey, isOperatorOwned, isTenantOwned } from "./tenancy.ts";

/** A mistake in a declaration that the types cannot detect. */
export class DeclarationError extends Error {
  readonly code: string;
  constructor(code: string, where: string, what: string, mend: string) {
    super(`${code} ${where}: ${what} (${mend})`);
    this.name = "DeclarationError";
    this.code = code;
  }
}
type Found = DeclarationError[];
type Options = {
  target?: string;
  fields?: Fields;
  choices?: readonly string[] | object;
  min?: number;
  max?: number;
  decimals?: number;
  default?: unknown;
  storedIn?: RowsOptions["storedIn"];
};
const getOptions = (field: Field) => field.options as Options;
const nameLike = /^[a-z][A-Za-z0-9]*$/;
// `sort` and `order` are parameters as well, but common field names: such fields are filtered as
// `order_in`.
const reserved = [
  ...systemColumns,
  "deletedAt",
  "searchText",
  "page",
  "pageSize",
  "q",
  "ids",
  "trash",
  "tab",
];

/** Returns every mistake in a set of declarations; an empty list means that they are consistent. */
export function checkDeclarations(resources: readonly Resource[]): DeclarationError[] {
  const found: Found = [];
  unique(resources, found);
  checkGoKeys(resources, found);
  checkCallPaths(resources, found);
  checkTables(resources, found);
  checkTaskNames(resources, (resource, code, where, what, mend) =>
    found.push(new DeclarationError(code, `${resource.name}.${where}`, what, mend)),
  );
  for (const resource of resources) {
    checkFields(resource, resource.fields, "fields", resources, found);
    checkFields(resource, getFilterInputs(resource), "filters", resources, found);
    checkNames(resource, found);
    checkStates(resource, resources, found);
    checkResource(resource, found);
    checkRelated(resource, resources, found);
  }
  return found;
}

function unique(resources: readonly Resource[], found: Found) {
  const paths = new Map<string, string>();
  for (const resource of resources)
    for (const path of listPaths(resource)) {
      const other = paths.get(path);
      // Two resources with the same route are reported below.
      if (other && path !== resource.route)
        found.push(
          new DeclarationError(
            "E001",
            `${resource.name}.path`,
            `"${path}" is also that of ${other}`,
            "each screen needs its own",
          ),
        );
      paths.set(path, resource.name);
    }
  for (const what of ["name", "api", "route"] as const) {
    const seen = new Map<string, string>();
    for (const resource of resources) {
      const other = seen.get(resource[what]);
      if (other)
        found.push(
          new DeclarationError(
            "E001",
            `${resource.name}.${what}`,
            `"${resource[what]}" is also that of ${other}`,
            "each resource needs its own",
          ),
        );
      seen.set(resource[what], resource.name);
    }
  }
}

/** A letter after G leads to one list of a realm. */
function checkGoKeys(resources: readonly Resource[], found: Found) {
  const owners = new Map<string, string>();
  for (const { name, goKey, owner } of resources) {
    if (goKey === null) continue;
    const add = (what: string, mend: string) =>
      found.push(new DeclarationError("E157", `${name}.goKey`, what, mend));
    if (!/^[a-z]$/.test(goKey)) add(`"${goKey}" is no letter`, "use one small letter");
    const place = `${getRealm({ owner })} ${goKey}`;
    const other = owners.get(place);
    if (other) add(`"${goKey}" also opens ${other}`, "choose another letter");
    owners.set(place, name);
  }
}

/**
 * Child tables are named after their owner and field, and may collide with a resource's own table.
 */
function checkTables(resources: readonly Resource[], found: Found) {
  const owners = new Map(
    resources.filter(({ table }) => !table).map((one) => [toTableName(one), one.name]),
  );
  for (const resource of resources)
    for (const [name, { type, options }] of Object.entries(resource.fields)) {
      if (!type.traits.ownTable || "storedIn" in options) continue;
      const other = owners.get(toChildTableName(resource, name));
      if (other)
        found.push(
          new DeclarationError(
            "E117",
            `${resource.name}.fields.${name}`,
            `its table is that of ${other}`,
            "call it otherwise",
          ),
        );
    }
}

function checkFields(
  resource: Resource,
  fields: Fields,
  where: string,
  resources: readonly Resource[],
  found: Found,
) {
  const add = (code: string, name: string, what: string, mend: string) =>
    found.push(new DeclarationError(code, `${resource.name}.${where}.${name}`, what, mend));
  for (const [name, field] of Object.entries(fields)) {
    const options = getOptions(field);
    if (!nameLike.test(name))
      add("E101", name, "is no field name", "use letters and digits, starting with a small letter");
    if (reserved.includes(name) || name === getTenantKey())
      add("E103", name, "is the system's own name", "choose another");
    if ("target" in field.options) checkTarget(resource, field, name, resources, add);
    if (holdsRowId(field)) checkForeignId(field, name, resources, add);
    checkOptions(field, (code, what, mend) => add(code, name, what, mend));
    const { min, max } = getLimits(field);
    if (min !== undefined && max !== undefined && min > max)
      add("E106", name, `min ${min} is above max ${max}`, "swap them");
    if (field.options.access !== undefined && where !== "fields" && where !== "filters")
      add(
        "E109",
        name,
        "only some may see it, but its row is seen by all",
        "put `only` on the rows as a whole",
      );
    const { filter, search, sortable, unique } = field.options;
    if (field.type.traits.secret && (filter || search || sortable || unique))
      add(
        "E115",
        name,
        "a password is neither looked for nor compared",
        "drop filter, search, sortable and unique",
      );
    if (search === "exact" && (where !== "fields" || !field.type.traits.exact))
      add(
        "E123",
        name,
        `a ${field.kind} is not searched exactly`,
        "search text, email and phone of a record so",
      );
    // A foreign key always has an index for deletions of its target, which `index` describes as
    // well.
    if (field.options.index && !filter && !sortable && !foreignTarget(field))
      add(
        "E124",
        name,
        "it says how it is found, but nothing looks for it",
        "drop index, or let it be filtered or sorted by",
      );
    if (field.options.visibleWhen) checkWhen(fields, name, field.options.visibleWhen, add);
    if (field.options.lockedWhen) checkWhen(fields, name, field.options.lockedWhen, add);
    if (field.options.lockedWhen && where !== "fields")
      add("E129", name, "child rows are locked as a whole", "put lockedWhen on the rows");
    for (const option of ["readOnly", "createOnly"] as const)
      if (field.options[option] && where.startsWith("fields."))
        add("E129", name, "a save writes child rows as a whole", `put ${option} on the rows`);
    if (field.kind === "rows" && options.fields) {
      if (where !== "fields")
        add(
          "E107",
          name,
          "child rows inside child rows",
          "make the inner ones a resource of their own",
        );
      checkFields(resource, options.fields, `${where}.${name}`, resources, found);
      checkOwnedRows(resource, name, options, resources, add);
    }
  }
}
/**
 * Rows stored in another resource's table must fill its columns, reference their owner, and have an
 * order.
 */
function checkOwnedRows(
  resource: Resource,
  name: string,
  { storedIn, fields }: Options,
  resources: readonly Resource[],
  add: Add,
) {
  if (!storedIn) return;
  const target = resources.find((one) => one.name === storedIn.resource);
  if (!target)
    return add(
      "E116",
      name,
      `is kept in "${storedIn.resource}", which no resource is`,
      "name one of resources/declarations.ts",
    );
  const by = target.fields[storedIn.by];
  const missing = Object.keys(fields ?? {}).filter(
    (key) => target.fields[key]?.kind !== fields?.[key]?.kind,
  );
  if (by?.kind !== "reference" || getOptions(by).target !== resource.name)
    add(
      "E116",
      name,
      `${target.name}.${storedIn.by} does not point at ${resource.name}`,
      "name its reference to the owner",
    );
  if (
    target.fields.position?.kind !== "integer" ||
    !target.trash ||
    target.owner !== resource.owner
  )
    add(
      "E116",
      name,
      `${target.name} cannot keep rows`,
      "give it an integer `position`, a trash, and the same owner",
    );
  if (missing.length > 0)
    add(
      "E116",
      name,
      `${target.name} has no such ${missing.join(", ")}`,
      "declare the same fields on both",
    );
}
type Add = (code: string, name: string, what: string, mend: string) => void;

function checkTarget(
  resource: Resource,
  field: Field,
  name: string,
  resources: readonly Resource[],
  add: Add,
) {
  const target = resources.find((one) => one.name === getOptions(field).target);
  if (!target)
    return add(
      "E110",
      name,
      `refers to "${getOptions(field).target}", which no resource is`,
      "name one of resources/declarations.ts",
    );
  const { kind, operator } = getApp().tenancy;
  if (!isTenantOwned(resource) && isTenantOwned(target))
    add(
      "E111",
      name,
      `a ${resource.owner} row refers to a ${kind}'s ${target.name}`,
      `only a ${kind}'s rows may refer to a ${kind}'s`,
    );
  if (isTenantOwned(resource) && isOperatorOwned(target))
    add(
      "E112",
      name,
      `a ${kind}'s row refers to the ${operator}'s own ${target.name}`,
      `make the target shared, or store its id with foreignId("${target.name}", { readOnly: true })`,
    );
}
/** A foreign key needs a table created by the declarations, and is written by rules only. */
function checkForeignId(field: Field, name: string, resources: readonly Resource[], add: Add) {
  const target = foreignTarget(field);
  if (!target) return;
  const pointed = resources.find((one) => one.name === target.resource);
  if (!pointed)
    return add(
      "E110",
      name,
      `refers to "${target.resource}", which no resource is`,
      "name one of resources/declarations.ts",
    );
  if (pointed.table)
    add(
      "E118",
      name,
      `refers to ${pointed.name}, whose table no declaration makes`,
      "name the resource that owns the table",
    );
  const rows = target.rows === null ? undefined : pointed.fields[target.rows];
  if (target.rows !== null && (rows?.kind !== "rows" || rows.options.storedIn))
    add(
      "E118",
      name,
      `refers to rows "${target.rows}", which ${pointed.name} does not have`,
      "name one of its child rows",
    );
}
function checkWhen(fields: Fields, name: string, when: Match, add: Add) {
  for (const [other, value] of Object.entries(when)) {
    const field = Object.hasOwn(fields, other) ? fields[other] : undefined;
    if (!field)
      add("E113", name, `depends on "${other}", which is no field`, "name a field beside it");
    else if (field.kind === "choice")
      for (const word of Array.isArray(value) ? value : [value])
        if (!listChoiceValues(field).includes(String(word)))
          add(
            "E114",
            name,
            `waits for ${other} to be "${word}", which it never is`,
            `use one of ${listChoiceValues(field).join(", ")}`,
          );
  }
}

/** Returns the values of a choice, with or without integers. */
export const listChoiceValues = (field: Field): readonly string[] => {
  const { choices } = getOptions(field);
  return Array.isArray(choices) ? choices : Object.keys(choices ?? {});
};

function checkNames(resource: Resource, found: Found) {
  const known = new Set([...Object.keys(resource.fields), ...systemColumns]);
  const expect = (where: string, names: readonly string[]) => {
    for (const name of names)
      if (!known.has(name))
        found.push(
          new DeclarationError(
            "E102",
            `${resource.name}.${where}`,
            `no field "${name}"`,
            "correct the name, or declare the field",
          ),
        );
  };
  expect("list.columns", resource.columns);
  expect("list.hidden", resource.hidden);
  expect("list.select", resource.select);
  expect("list.phone", Object.values(resource.phone).flat());
  expect("list.sort", [resource.sort[0]]);
  for (const [tab, sort] of Object.entries(resource.tabSort))
    if (sort) expect(`list.tabSort.${tab}`, [sort[0], sort[2] ?? sort[0]]);
  for (const [tab, hidden] of Object.entries(resource.tabHidden))
    expect(`list.tabHidden.${tab}`, hidden ?? []);
  expect("measures", resource.measures);
  for (const [state, reasons] of Object.entries(resource.stateReasons))
    expect(`stateReasons.${state}`, reasons ?? []);
  const { deadline, picture } = resource;
  if (deadline !== null && !resource.fields[deadline]?.type.traits.time)
    found.push(
      new DeclarationError(
        "E158",
        `${resource.name}.deadline`,
        `"${deadline}" is no field with a time`,
        "name a date or dateTime",
      ),
    );
  const picturing = picture === null ? undefined : resource.fields[picture];
  if (picture !== null && !(picturing && isPicture(picturing)))
    found.push(
      new DeclarationError(
        "E158",
        `${resource.name}.picture`,
        `"${picture}" is no picture`,
        "name an image or images",
      ),
    );
  expect("list.inline", resource.inline);
  expect("list.sums", resource.sums);
  for (const name of resource.inline)
    if (known.has(name) && !resource.columns.includes(name))
      found.push(
        new DeclarationError(
          "E128",
          `${resource.name}.list.inline`,
          `"${name}" is no column of the list`,
          "add it to list.columns, or drop it from list.inline",
        ),
      );
  if (resource.sumWhere)
    expect("list.sumWhere", [
      ...listPredicateFields(resource.sumWhere.only),
      resource.sumWhere.unless,
    ]);
  expect(
    "form",
    resource.form.flatMap((one) => one.fields),
  );
  expect("label", [resource.label]);
  if (resource.fields[resource.label]?.options.access !== undefined)
    found.push(
      new DeclarationError(
        "E122",
        `${resource.name}.label`,
        `"${resource.label}" is seen only by some`,
        "records are named by a field that all may see",
      ),
    );
  if (resource.key) expect("key", [resource.key]);
  if (resource.tabs && "field" in resource.tabs) expect("list.tabs", [resource.tabs.field]);
  if (resource.tabs && "list" in resource.tabs)
    for (const tab of resource.tabs.list)
      expect(`list.tabs.${tab.name}`, listPredicateFields(tab.where));
  if (resource.deletableWhen) expect("deletableWhen", listPredicateFields(resource.deletableWhen));
  if (resource.rowRule) expect("rowRule", listPredicateFields(resource.rowRule));
  if (resource.readers) expect("readers", listPredicateFields(resource.readers));
  if (resource.crossTenantIndexes)
    expect("crossTenantIndexes", ["status", ...resource.crossTenantIndexes.by]);
  for (const [name, meant] of Object.entries(resource.parameters)) {
    const filters =
      typeof meant === "string"
        ? [meant]
        : (typeof meant === "function" ? [meant("1")] : Object.values(meant)).flatMap((one) =>
            Object.keys(one),
          );
    const fields = filters.flatMap((filter) => filter.split("_")[0] ?? []);
    const others = ["ids", "q", "tab", ...resource.filterList.map((one) => one.name)];
    expect(
      `list.parameters.${name}`,
      fields.filter((field) => !others.includes(field)),
    );
  }
  for (const action of resource.actionList)
    if (action.if) expect(`actions.${action.name}.if`, listPredicateFields(action.if));
  const sorts: readonly [where: string, field: string][] = [
    ["list.sort", resource.sort[0]],
    ...Object.entries(resource.tabSort).flatMap(([tab, sort]): [string, string][] =>
      sort ? [[`list.tabSort.${tab}`, sort[0]]] : [],
    ),
  ];
  for (const [where, field] of sorts) {
    const sorted = resource.fields[field];
    if (sorted && !sorted.options.sortable)
      found.push(
        new DeclarationError(
          "E120",
          `${resource.name}.${where}`,
          `"${field}" has no index to sort by`,
          "declare it sortable",
        ),
      );
  }
  checkViews(resource, listTabs(resource), (code, where, what, mend) =>
    found.push(new DeclarationError(code, `${resource.name}.${where}`, what, mend)),
  );
  const tabs =
    resource.tabs && "field" in resource.tabs ? resource.fields[resource.tabs.field] : undefined;
  if (tabs && tabs.kind !== "choice")
    found.push(
      new DeclarationError(
        "E121",
        `${resource.name}.list.tabs`,
        "is no choice",
        "tabs need a choice field",
      ),
    );
}

/** Returns the names of a list's tabs. */
export function listTabs({ tabs, fields }: Pick<Resource, "tabs" | "fields">): readonly string[] {
  if (!tabs) return [];
  if ("list" in tabs) return tabs.list.map(({ name }) => name);
  const field = fields[tabs.field];
  return field ? listChoiceValues(field) : [];
}

const everyonesCalls: readonly string[] = [
  "getList",
  "get",
  "getSelector",
  "getCounts",
  "getSums",
  "getIds",
  "getHistory",
  "editSubmit",
  "bulkEdit",
  "revert",
  "move",
  "delete",
  "restore",
  "purge",
  "export",
  "importPreview",
  "importRun",
  "importStatus",
  "importCancel",
  "importErrors",
  "importTemplate",
];

/** Calls with an explicit path must not collide with other calls. */
function checkCallPaths(resources: readonly Resource[], found: Found) {
  const add = (where: string, what: string, mend: string) =>
    found.push(new DeclarationError("E134", where, what, mend));
  const taken = new Map<string, string>();
  for (const resource of resources) {
    for (const call of everyonesCalls) taken.set(`${resource.api}/${call}`, resource.name);
    for (const { name, call } of resource.actionList)
      taken.set(`${resource.api}/${call}`, `${resource.name}.${name}`);
    for (const [name, { path }] of listCalls(resource))
      if (!path) taken.set(`${resource.api}/${name}`, `${resource.name}.${name}`);
  }
  for (const resource of resources)
    for (const [name, call] of listCalls(resource)) {
      if (call.unwrap !== undefined && !Object.hasOwn(call.output, call.unwrap))
        found.push(
          new DeclarationError(
            "E135",
            `${resource.name}.calls.${name}.unwrap`,
            `it answers no "${call.unwrap}"`,
            "name a field of its output",
          ),
        );
      if (!call.path) continue;
      const path = getCallPath(resource, name, call);
      const where = `${resource.name}.calls.${name}`;
      const other = taken.get(path);
      if (!/^[A-Za-z]\w*(\/\w+)+$/.test(path))
        add(where, `"${path}" is no path of a call`, "write realm/thing/call");
      if (other) add(where, `"${path}" is also that of ${other}`, "each call needs its own");
      taken.set(path, `${resource.name}.${name}`);
    }
}

function checkStates(resource: Resource, resources: readonly Resource[], found: Found) {
  const status = resource.fields.status;
  const stateful = resource.actionList.filter((action) => action.from || action.to.length > 0);
  const add = (code: string, where: string, what: string, mend: string) =>
    found.push(new DeclarationError(code, `${resource.name}.${where}`, what, mend));
  const taken = new Set(everyonesCalls);
  const named = [
    ...resource.actionList.map(({ name, call }) => [`actions.${name}`, call] as const),
    ...listCalls(resource).flatMap(([name, { path }]) =>
      path ? [] : [[`calls.${name}`, name] as const],
    ),
  ];
  for (const [where, call] of named) {
    if (taken.has(call))
      add("E130", where, `"${call}" is a call that it has already`, "give it another name");
    taken.add(call);
  }
  if (stateful.length === 0) return;
  if (status?.kind !== "choice")
    return void add("E131", "actions", "states need a choice field named status", "declare it");
  const messages = listChoiceValues(status);
  for (const action of stateful)
    for (const state of [...(action.from ?? []), ...action.to])
      if (!messages.includes(state))
        add(
          "E132",
          `actions.${action.name}`,
          `"${state}" is no state`,
          `use one of ${messages.join(", ")}`,
        );
  // Two resources may share one table, and an action of one may lead to a state of the other.
  const sharers = resources.filter((one) => toTableName(one) === toTableName(resource));
  const reachable = new Set(
    sharers.flatMap((one) => [
      ...one.actionList.flatMap((action) => action.to),
      ...one.externalTransitions,
    ]),
  );
  const initial = status.options.default ?? messages[0];
  for (const value of messages)
    if (value !== initial && status.options.readOnly && !reachable.has(value))
      add(
        "E133",
        `fields.status`,
        `no action leads to "${value}"`,
        "add one, name it under externalTransitions, or drop the state",
      );
}

/**
 * The rows of a related list are found by a filter for their reference to the record. The ways into
 * an empty list are resources whose records are created.
 */
function checkRelated(resource: Resource, resources: readonly Resource[], found: Found) {
  for (const name of resource.emptyWays ?? [])
    if (!resources.some((one) => one.name === name))
      found.push(
        new DeclarationError(
          "E157",
          `${resource.name}.empty.ways`,
          `"${name}" is no resource`,
          "name one of resources/declarations.ts",
        ),
      );
  for (const { resource: name, by, from, columns } of resource.related) {
    const where = `${resource.name}.related.${name}`;
    const target = resources.find((one) => one.name === name);
    const field = target?.fields[by];
    if (!target)
      found.push(
        new DeclarationError(
          "E157",
          where,
          "is no resource",
          "name one of resources/declarations.ts",
        ),
      );
    else if (!field || !refersTo(field, findReferred(resource, from)))
      found.push(
        new DeclarationError(
          "E157",
          where,
          `${name}.${by} does not refer to ${findReferred(resource, from)}`,
          "name its reference to this resource, or under `from` a field that refers to the same",
        ),
      );
    else if (!field.options.filter)
      found.push(
        new DeclarationError("E157", where, `${name}.${by} is no filter`, "declare filter: true"),
      );
    for (const column of columns ?? [])
      if (target && column !== "addTime" && !target.fields[column])
        found.push(
          new DeclarationError(
            "E157",
            where,
            `${name}.${column} is no field`,
            `name fields of ${name}, or addTime`,
          ),
        );
  }
}

/** The resource that related rows refer to: the record's own, or that of a field of it. */
function findReferred(resource: Resource, from: string | null): string {
  const field = from === null ? undefined : resource.fields[from];
  if (!field) return resource.name;
  const pointed = foreignTarget(field)?.resource;
  return pointed ?? ("target" in field.options ? String(field.options.target) : "");
}

/** Whether a field is a reference to records of a resource, or holds their ids. */
function refersTo(field: Field, resource: string): boolean {
  const pointed = foreignTarget(field);
  if (pointed) return pointed.resource === resource && pointed.rows === null;
  return "target" in field.options && field.options.target === resource;
}

function checkResource(resource: Resource, found: Found) {
  const add = (code: string, where: string, what: string, mend: string) =>
    found.push(new DeclarationError(code, `${resource.name}.${where}`, what, mend));
  checkListFilters(resource, add);
  for (const { name, undo } of resource.actionList) {
    const inverse = resource.actionList.find((one) => one.name === undo);
    if (undo !== null && (!inverse || inverse.input || inverse.output))
      add(
        "E161",
        `actions.${name}.undo`,
        `"${undo}" is no action that runs without input`,
        "name an action without input and output",
      );
  }
  checkTimes(resource, add);
  checkDeletable(resource, add);
  for (const { name: action, input } of resource.actionList)
    for (const [name, field] of Object.entries(input ?? {}))
      checkOptions(field, (code, what, mend) =>
        found.push(
          new DeclarationError(code, `${resource.name}.actions.${action}.${name}`, what, mend),
        ),
      );
  const parents = Object.values(resource.fields).filter(
    ({ type }) => type.traits.reference === "parent",
  );
  if (parents.length > 1) add("E140", "fields", "has two parents", "a tree has one");
  if (resource.readers && resource.owner !== "shared")
    add("E145", "readers", "nobody else reads it", 'set owner: "shared", or say it as rowRule');
  if (!/^[a-zA-Z]+:[a-zA-Z]+$/.test(resource.access))
    add("E142", "access", `"${resource.access}" is no permission`, "write section:screen");
  if (!resource.route.startsWith("/"))
    add("E143", "route", `"${resource.route}" is no path`, "start it with a slash");
  const creatable = resource.operations.includes("create");
  const inForm = new Set(resource.form.flatMap((one) => one.fields));
  for (const [name, field] of Object.entries(resource.fields))
    if (
      creatable &&
      field.options.required &&
      !field.options.readOnly &&
      !inForm.has(name) &&
      field.options.default === undefined &&
      applies(field, {})
    )
      add("E144", "form", `required "${name}" is in no section`, "add it, or give it a default");
}
