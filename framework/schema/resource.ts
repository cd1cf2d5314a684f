import type { FieldName, Fields, Kind } from "./field.ts";
import { type Condition, type Predicate, predicate } from "./predicate.ts";
import type { FieldValues, StateOf, SystemColumns } from "./row.ts";
import { type OnlyViews, type ResourceView, type TabName, type ViewDeclaration, type Views, viewOf } from "./views.ts";

/** Whose rows they are: one shop's · the platform's alone · written by the platform and read by all. */
export type Owner = "shop" | "platform" | "shared";
type Visible<F extends Fields> = FieldValues<F> & SystemColumns;
export type ColumnName<F extends Fields> = FieldName<F> | "id" | "addTime" | "updTime";
/** Names of the fields of some kinds; a computed field is of the kind that it is computed of. */
export type NamesOf<F extends Fields, K extends Kind> = {
  [N in FieldName<F>]: F[N] extends { kind: K } | { kind: "computed"; options: { of: { kind: K } } } ? N : never;
}[FieldName<F>];
type WritableName<F extends Fields> = {
  [N in FieldName<F>]: F[N] extends { options: { readOnly: true } } ? never : N;
}[FieldName<F>];
/** Refuses options that an action does not have, which inference would let pass. */
type OnlyActions<A> = {
  readonly [N in keyof A]: { readonly [K in Exclude<keyof A[N], keyof ActionDeclaration>]: never };
};

export interface ActionDeclaration<F extends Fields = Fields> {
  /** States it leaves; without them it works in every state. */
  from?: readonly StateOf<F>[];
  /** The state it ends in, or the states its rule chooses among. */
  to?: StateOf<F> | readonly StateOf<F>[];
  /** Its name on the wire where that differs from its own. */
  call?: string;
  /** Fields that its dialog asks for. */
  input?: Fields;
  /** Asks "are you sure" first. */
  confirm?: boolean;
  /** Offered on a selection too. */
  bulk?: boolean;
  /** A condition on the record, besides its state. */
  if?: Condition<Visible<F>>;
  tone?: "primary" | "danger";
  /** Offered beside Save, and done right after it. */
  withSave?: boolean;
  /** What its rule answers besides the record, shown once and kept nowhere. */
  output?: Fields;
}
/** A call that is neither a list, a save nor an action of one record. Its work stands in the rules, under the same name. */
export interface CallDeclaration {
  /** A call that changes nothing is a GET. */
  method?: "GET" | "POST";
  /** The right that it needs, below the screen's own; without it whoever opens the screen may call. */
  right?: string;
  /** Whoever is signed in may call it, of either realm: it says nothing of anybody's rows. */
  anyMember?: boolean;
  /** Its path below `/api/`, where that is not its name below the resource's. */
  path?: string;
  input?: Fields;
  output: Fields;
  /** The field of its output that is the whole answer on the wire, instead of standing in one: a list or a tree. */
  whole?: string;
}
export type Calls = Readonly<Record<string, CallDeclaration>>;
export type Actions<F extends Fields = Fields> = Readonly<Record<string, ActionDeclaration<F>>>;

/** One tab a value of the choice field `Of`, or one a named condition. */
export type Tabs<F extends Fields, Of extends NamesOf<F, "choice">, Name extends string> =
  | Of
  | Readonly<Record<Name, Condition<Visible<F>>>>;
export interface ListDeclaration<
  F extends Fields,
  Of extends NamesOf<F, "choice"> = NamesOf<F, "choice">,
  Name extends string = string,
> {
  columns: readonly ColumnName<F>[];
  /** Columns that are not shown until a member chooses them. */
  hidden?: readonly ColumnName<F>[];
  /** Fields that its rows carry without a column, for what the resource's folder draws of them. */
  besides?: readonly FieldName<F>[];
  sort?: readonly [ColumnName<F>, "asc" | "desc"];
  tabs?: Tabs<F, Of, Name>;
  /** The tabs that this list shows, and with them the only rows; all unless said. */
  shown?: readonly TabName<F, NoInfer<Of>, NoInfer<Name>>[];
  /** Columns that are edited in place. */
  inline?: readonly WritableName<F>[];
  /** Columns whose sum over all filtered rows stands below the list. */
  sums?: readonly NamesOf<F, "integer" | "decimal" | "money" | "duration">[];
  /**
   * The rows that `sums` adds up while the list is not narrowed by the field `unless`: of transfers between two accounts neither side is
   * income, but of one account alone each is.
   */
  sumWhere?: { only: Condition<Visible<F>>; unless: FieldName<F> };
  /** Other names under which clients ask for a filter. */
  parameters?: Parameters;
}
/**
 * By the name on the wire, the filter that it means: `{ goodsName: "title_contains", targetIds: "ids" }`; or, value by value, the
 * filters that it means: `{ marketEnable: { UPPER: { status: "onSale" } } }`; or, of any value, the filters that it means.
 */
export type Parameters = Readonly<
  Record<string, string | Readonly<Record<string, Filters>> | ((value: string) => Filters)>
>;
type Filters = Readonly<Record<string, string>>;

export interface Section<N extends string = string> {
  readonly section: string;
  readonly fields: readonly N[];
}
/** A group of fields of a form; its title stands in the words under `groups.<name>`. */
export const section = <const N extends string>(name: string, fields: readonly N[]): Section<N> => ({
  section: name,
  fields,
});

export interface Declaration<
  F extends Fields,
  A extends Actions<NoInfer<F>>,
  O extends Owner = Owner,
  C extends Calls = Calls,
  Of extends NamesOf<F, "choice"> = NamesOf<F, "choice">,
  Name extends string = string,
  V extends Views<TabName<F, Of, Name>> = Views<TabName<F, Of, Name>>,
> {
  /** Path of its calls below `/api/`. */
  api: string;
  /** Path of its list screen. */
  route: string;
  /** What the paths of its records begin with, as in `/goods/edit/1`; the list's route unless said. */
  path?: string;
  /** The permission that opens it, `section:screen`; operations and actions are rights below it. */
  access: string;
  owner: O;
  fields: F;
  /** The field that names a record in references, titles and the audit trail; the first text field unless said. */
  label?: FieldName<NoInfer<F>>;
  /** The natural key by which an import finds existing rows; the first unique field unless said. */
  key?: FieldName<NoInfer<F>>;
  list: ListDeclaration<NoInfer<F>, Of, Name>;
  /** More screens of the same rows: lists of some tabs, and the screen that makes a record. */
  views?: V & OnlyViews<V>;
  form?: readonly Section<FieldName<NoInfer<F>>>[];
  actions?: A & OnlyActions<A>;
  calls?: C;
  /** A restriction on the rows that one may see, besides the shop's wall. */
  rowRule?: Condition<Visible<NoInfer<F>>>;
  /** The rows of a shared resource that shops read; without it they choose among its names, and read nothing else of it. */
  readers?: Condition<Visible<NoInfer<F>>>;
  /** States that something else than its actions leads to: a shop front's call, a provider, a job. */
  entered?: readonly StateOf<NoInfer<F>>[];
  /** Lists over all shops, which nothing else indexes: of rows in one state, by each of these. */
  acrossShops?: { status: StateOf<NoInfer<F>>; by: readonly ColumnName<NoInfer<F>>[] };
  /** One row a shop, made on first read. */
  singleton?: boolean;
  /** Deleted rows go to a trash first; `false` deletes for good. */
  trash?: boolean;
  /** Only what is listed can be done; all four unless said. Actions are declared by themselves. */
  operations?: readonly StandardOperation[];
  /** Name of a Material icon for the menu. */
  icon?: string;
  was?: string;
  /** Columns, or the word `table`, that a migration may destroy. */
  dropped?: readonly string[];
  /** A table that the framework itself keeps: made by no migration of this resource, which may only read it unless it says `operations`. */
  table?: string;
}
export const operations = ["create", "edit", "delete", "import", "export"] as const;
export type StandardOperation = (typeof operations)[number];

export interface Action {
  readonly name: string;
  readonly call: string;
  readonly from: readonly string[] | null;
  readonly to: readonly string[];
  readonly input: Fields | null;
  readonly confirm: boolean;
  readonly bulk: boolean;
  readonly if: Predicate | null;
  readonly tone: "primary" | "danger" | null;
  readonly withSave: boolean;
  readonly output: Fields | null;
}
export interface Tab {
  readonly name: string;
  readonly where: Predicate;
}

/** A declaration made whole: defaults filled in, conditions turned into data. What the engine reads. */
export interface Resource<
  N extends string = string,
  F extends Fields = Fields,
  A = unknown,
  O extends Owner = Owner,
  C = unknown,
  V = unknown,
> {
  readonly name: N;
  readonly api: string;
  readonly route: string;
  /** What the paths of its records begin with. */
  readonly path: string;
  readonly access: string;
  readonly owner: O;
  readonly fields: F;
  readonly actions: A;
  readonly actionList: readonly Action[];
  readonly calls: C;
  readonly label: string;
  readonly key: string | null;
  readonly columns: readonly string[];
  readonly hidden: readonly string[];
  readonly besides: readonly string[];
  readonly sort: readonly [string, "asc" | "desc"];
  readonly tabs: { readonly field: string } | { readonly list: readonly Tab[] } | null;
  /** The tabs that this list shows, where they are not all. */
  readonly shown: readonly string[] | null;
  readonly views: V;
  readonly viewList: readonly ResourceView[];
  /** The view that this stands for in the menu; null is the resource itself. See `listMenuItems`. */
  readonly view: string | null;
  readonly inline: readonly string[];
  readonly sums: readonly string[];
  readonly sumWhere: { readonly only: Predicate; readonly unless: string } | null;
  readonly form: readonly Section[];
  readonly entered: readonly string[];
  readonly rowRule: Predicate | null;
  readonly readers: Predicate | null;
  readonly acrossShops: { readonly status: string; readonly by: readonly string[] } | null;
  readonly parameters: Parameters;
  readonly singleton: boolean;
  readonly trash: boolean;
  readonly operations: readonly StandardOperation[];
  readonly icon: string | null;
  /** The field that makes it a tree. */
  readonly parent: string | null;
  readonly was: string | null;
  readonly dropped: readonly string[];
  readonly table: string | null;
  /** Nobody writes it through its calls: a log, or a report. */
  readonly readOnly: boolean;
}

function actionOf(name: string, declared: ActionDeclaration): Action {
  return {
    name,
    call: declared.call ?? name,
    from: declared.from ?? null,
    to: declared.to === undefined ? [] : typeof declared.to === "string" ? [declared.to] : declared.to,
    input: declared.input ?? null,
    confirm: declared.confirm ?? false,
    bulk: declared.bulk ?? false,
    if: declared.if ? predicate(declared.if) : null,
    tone: declared.tone ?? null,
    withSave: declared.withSave ?? false,
    output: declared.output ?? null,
  };
}

function tabsOf(tabs: string | Readonly<Record<string, unknown>> | undefined): Resource["tabs"] {
  if (tabs === undefined) return null;
  if (typeof tabs === "string") return { field: tabs };
  return { list: Object.entries(tabs).map(([name, where]) => ({ name, where: predicate(where as Condition<never>) })) };
}

const writes = (list: readonly StandardOperation[] = []) => list.some((operation) => operation !== "export");
const firstField = (fields: Fields, fits: (name: string) => boolean | undefined) => Object.keys(fields).find(fits);

/**
 * Declares a resource: one plain object from which its table, calls, validation, screens, permissions, import and export follow.
 * Mistakes that the types cannot see are found when it is loaded; see `check.ts`.
 */
export function defineResource<
  const N extends string,
  const F extends Fields,
  const A extends Actions<NoInfer<F>> = Record<never, never>,
  const O extends Owner = Owner,
  const C extends Calls = Record<never, never>,
  const Of extends NamesOf<NoInfer<F>, "choice"> = never,
  const Name extends string = never,
  const V extends Views<TabName<NoInfer<F>, NoInfer<Of>, NoInfer<Name>>> = Record<never, never>,
>(name: N, declared: Declaration<F, A, O, C, Of, Name, V>): Resource<N, F, A, O, C, V> {
  const fields: Fields = declared.fields;
  const { list } = declared;
  const texts = ["text", "localized", "email", "phone"];
  const actions = (declared.actions ?? {}) as A;
  const views = (declared.views ?? {}) as V;
  const editable = Object.keys(fields).filter((field) => !fields[field]?.options.readOnly);
  return {
    name,
    api: declared.api,
    route: declared.route,
    path: declared.path ?? declared.route,
    access: declared.access,
    owner: declared.owner,
    fields: declared.fields,
    actions,
    actionList: Object.entries(actions as Actions).map(([key, action]) => actionOf(key, action)),
    calls: (declared.calls ?? {}) as C,
    label: declared.label ?? firstField(fields, (field) => texts.includes(fields[field]?.kind ?? "")) ?? "id",
    key: declared.key ?? firstField(fields, (field) => fields[field]?.options.unique) ?? null,
    columns: list.columns,
    hidden: list.hidden ?? [],
    besides: list.besides ?? [],
    sort: list.sort ?? ["id", "desc"],
    tabs: tabsOf(list.tabs),
    shown: list.shown ?? null,
    views,
    viewList: Object.entries(views as Readonly<Record<string, ViewDeclaration>>).map(([key, view]) =>
      viewOf(key, view),
    ),
    view: null,
    inline: list.inline ?? [],
    sums: list.sums ?? [],
    sumWhere: list.sumWhere ? { only: predicate(list.sumWhere.only), unless: list.sumWhere.unless } : null,
    form: declared.form ?? [{ section: "main", fields: editable }],
    entered: (declared.entered ?? []) as readonly string[],
    rowRule: declared.rowRule ? predicate(declared.rowRule) : null,
    readers: declared.readers ? predicate(declared.readers) : null,
    acrossShops: (declared.acrossShops ?? null) as Resource["acrossShops"],
    parameters: list.parameters ?? {},
    singleton: declared.singleton ?? false,
    trash: declared.trash ?? !declared.table,
    operations: declared.operations ?? (declared.table ? ["export"] : declared.singleton ? ["edit"] : operations),
    icon: declared.icon ?? null,
    parent: firstField(fields, (field) => fields[field]?.kind === "parent") ?? null,
    was: declared.was ?? null,
    dropped: declared.dropped ?? [],
    table: declared.table ?? null,
    readOnly: declared.table !== undefined && !writes(declared.operations) && Object.keys(actions).length === 0,
  };
}

/** The extra calls of a resource whose own types are forgotten. */
export const callsOf = (resource: Pick<Resource, "calls">): [string, CallDeclaration][] =>
  Object.entries(resource.calls as Calls);
/** Where an extra call is, below `/api/`. */
export const callPath = (
  { api }: Pick<Resource, "api">,
  name: string,
  { path }: Pick<CallDeclaration, "path">,
): string => path ?? `${api}/${name}`;
/** The fields that actions and extra calls ask for, and that actions answer, by the name of each: what `inputs` of the words names. */
export function askedFields(resource: Pick<Resource, "calls" | "actionList">): [string, Fields][] {
  const actions = resource.actionList.flatMap(({ name, input, output }): [string, Fields][] =>
    input || output ? [[name, { ...input, ...output }]] : [],
  );
  const calls = callsOf(resource).flatMap(([name, { input }]): [string, Fields][] => (input ? [[name, input]] : []));
  return [...actions, ...calls];
}
