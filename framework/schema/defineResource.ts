import { isPicture } from "../fields/FieldKind.ts";
import type { OperatorRealm, TenantKind, Tone } from "./app.ts";
import type { FieldName, Fields } from "./field.ts";
import { type ListFilter, type ListFilters, normalizeListFilters } from "./listFilters.ts";
import { type Condition, type Predicate, predicate } from "./predicate.ts";
import type { FieldValues, StateOf, SystemColumns } from "./row.ts";
import type { NamesWith } from "./traits.ts";
import {
  normalizeView,
  type OnlyViews,
  type ResourceView,
  type TabName,
  type ViewDeclaration,
  type Views,
} from "./views.ts";

/**
 * The owner of a resource's rows: one tenant · the operator only · written by the operator and read
 * by all.
 */
export type Owner = TenantKind | OperatorRealm | "shared";
type Visible<F extends Fields> = FieldValues<F> & SystemColumns;
/** The names of the columns that a list can show. */
export type ColumnName<F extends Fields> = FieldName<F> | "id" | "addTime" | "updTime";
/** Names of the fields that have a single choice, such as tabs are made of. */
export type ChoiceFieldName<F extends Fields> = NamesWith<F, { choice: "one" }>;
type WritableName<F extends Fields> = {
  [N in FieldName<F>]: F[N] extends { options: { readOnly: true } } ? never : N;
}[FieldName<F>];
/** Rejects options that an action does not have, which inference would accept. */
type OnlyActions<A> = {
  readonly [N in keyof A]: { readonly [K in Exclude<keyof A[N], keyof ActionDeclaration>]: never };
};

/**
 * A command of one record, or of a selection: a button, a permission and a call of its own. Its
 * rule is in `Rules.actions`.
 */
/** Values of fields that an action is expected to change. */
export type OptimisticValues<F extends Fields = Fields> = {
  readonly [K in keyof F]?: string | number | boolean | null;
};
export interface ActionDeclaration<F extends Fields = Fields> {
  /** States in which it is available; every state by default. */
  from?: readonly StateOf<F>[];
  /** The resulting state, or the states that its rule chooses from. */
  to?: StateOf<F> | readonly StateOf<F>[];
  /** Wire name, if different from the action's name. */
  call?: string;
  /** Input fields of its dialog. */
  input?: Fields;
  /** Input fields that share a row of the dialog, such as a suburb and its postcode. */
  beside?: readonly (readonly string[])[];
  /** Asks for confirmation first. */
  confirm?: boolean;
  /** Also available for a selection. */
  bulk?: boolean;
  /** A condition on the record, in addition to its state. */
  if?: Condition<Visible<F>>;
  /** Colour of its button: the main step, or a destructive one. */
  tone?: "primary" | "danger";
  /**
   * The action that undoes it without input, where several could or its state is not the only one
   * before: `undo: "publish"`. By default, the one that leads from its only state after back to the
   * only state before.
   */
  undo?: string;
  /** Also offered beside Save, and run right after it. */
  saveAnd?: boolean;
  /**
   * The values that screens show as soon as it is started, before the server has answered, such as
   * `{ status: "shipped" }`; a function of the record where they depend on it. If the server
   * refuses, the record is shown as before, with the reason. Without it, screens wait.
   */
  optimistic?:
    | OptimisticValues<F>
    | ((record: Readonly<Record<string, unknown>>) => OptimisticValues<F>);
  /** Output of its rule in addition to the record, shown once and not stored. */
  output?: Fields;
}
/**
 * A call other than a list, a save or an action of one record. The rules implement it under the
 * same name.
 */
export interface CallDeclaration {
  /** GET for a read-only call. */
  method?: "GET" | "POST";
  /**
   * The permission that it needs, below the screen's own; by default the screen's permission
   * suffices.
   */
  right?: string;
  /** Any signed-in member of either realm may call it, because it exposes no rows. */
  anyMember?: boolean;
  /** Path below `/api/`, if different from its name below the resource's path. */
  path?: string;
  /**
   * The audit trail records it, as an action of its name: `actions` of the messages has its text.
   */
  audited?: true;
  input?: Fields;
  output: Fields;
  /** The output field that is returned as the whole response body, for a list or a tree. */
  unwrap?: string;
}
export type Calls = Readonly<Record<string, CallDeclaration>>;
export type Actions<F extends Fields = Fields> = Readonly<Record<string, ActionDeclaration<F>>>;

/** One tab per value of the choice field `Of`, or one per named condition. */
export type Tabs<F extends Fields, Of extends ChoiceFieldName<F>, Name extends string> =
  | Of
  | Readonly<Record<Name, Condition<Visible<F>>>>;
/** The list of a resource: its columns, tabs, sums and inline editing. */
export interface ListDeclaration<
  F extends Fields,
  Of extends ChoiceFieldName<F> = ChoiceFieldName<F>,
  Name extends string = string,
> {
  /** Columns in display order. */
  columns: readonly ColumnName<F>[];
  /** Columns hidden by default. */
  hidden?: readonly ColumnName<F>[];
  /**
   * How long a column stays where the table is too narrow for all: 1 always, 2 before 3. By default
   * the name, the state and amounts are 1, dates, numbers and references 2, the rest 3.
   */
  priority?: Readonly<Partial<Record<ColumnName<F>, 1 | 2 | 3>>>;
  /**
   * Columns of a row on a phone, where others than the first name and the first amount say most:
   * `title` names the row, `who` is beside it, and `figure` at its end. Of the `period`, a row
   * shows the start until it is past, and then the end.
   */
  phone?: {
    readonly title?: ColumnName<F>;
    readonly who?: ColumnName<F>;
    readonly figure?: ColumnName<F>;
    readonly period?: readonly [start: ColumnName<F>, end: ColumnName<F>];
  };
  /** Fields that the rows contain without a column, for the resource's custom displays. */
  select?: readonly FieldName<F>[];
  /** The initial order; the newest rows first by default. */
  sort?: readonly [ColumnName<F>, "asc" | "desc"];
  /** Tabs above the list; each limits its rows. */
  tabs?: Tabs<F, Of, Name>;
  /**
   * The initial order of some tabs, for example those that wait for somebody by their deadline:
   * `{ overdue: ["dueAt", "asc"] }`. A third value names the column whose heading shows the order,
   * where the list does not show the field itself.
   */
  tabSort?: {
    readonly [T in TabName<F, NoInfer<Of>, NoInfer<Name>>]?: readonly [
      field: ColumnName<F>,
      order: "asc" | "desc",
      shownBy?: ColumnName<F>,
    ];
  };
  /**
   * The columns hidden by default in some tabs, instead of those of `hidden`, such as one that has
   * no value in any row of the tab: `{ shipped: ["dueAt"] }`.
   */
  tabHidden?: {
    readonly [T in TabName<F, NoInfer<Of>, NoInfer<Name>>]?: readonly ColumnName<F>[];
  };
  /** The tabs that this list shows, which also limit its rows; all by default. */
  visibleTabs?: readonly TabName<F, NoInfer<Of>, NoInfer<Name>>[];
  /** Columns that can be edited inline. */
  inline?: readonly WritableName<F>[];
  /**
   * Columns whose sum over all filtered rows is shown below the list, where the rows add up: not
   * over several states, and not in a tab of `toDo`.
   */
  sums?: readonly NamesWith<F, { summable: true }>[];
  /**
   * The rows that `sums` includes while the list is not filtered by the field `unless`: neither
   * side of a transfer between two accounts is income, but in a list of one account each is.
   */
  sumWhere?: { only: Condition<Visible<F>>; unless: FieldName<F> };
  /** Alternative parameter names of filters. */
  parameters?: Parameters;
}
/**
 * Maps a wire name to the filter that it means: `{ bookTitle: "title_contains", targetIds: "ids"
 * }`; or to filters by value: `{ lendable: { YES: { status: "open" } } }`; or to a function
 * from any value to filters.
 */
export type Parameters = Readonly<
  Record<string, string | Readonly<Record<string, Filters>> | ((value: string) => Filters)>
>;
type Filters = Readonly<Record<string, string>>;

/** Rows of one tab that wait for somebody: a line of the dashboard's to-do list. */
export interface ToDoDeclaration<N extends string = string, A extends string = string> {
  /** Actions of the rows; only who may run any of them sees the line. By default, every reader. */
  actions?: readonly A[];
  /** The field of the deadline; rows after it are counted as overdue. */
  due?: N;
  /** The field with the amount of a row, of which the line shows the sum. */
  amount?: N;
}
/**
 * How far a record is in one state: not started · under way · reached what it is for · waits for
 * somebody · ended otherwise.
 */
export type Stage = "notStarted" | "underWay" | "reached" | "waiting" | "ended";
/** A stage whose chip has another colour than usual, such as red for a failure. */
export interface StageAndTone {
  readonly stage: Stage;
  readonly tone: Tone;
}
/** A normalized line of the to-do list. */
export interface ToDo {
  readonly tab: string;
  readonly actions: readonly string[] | null;
  readonly due: string | null;
  readonly amount: string | null;
}

/** A group of form fields under one heading. */
export interface Section<N extends string = string, S extends string = string> {
  readonly section: S;
  readonly fields: readonly N[];
  /** The column of the record's page and form that it is in; `main` by default. */
  readonly place?: SectionPlace;
  /** Above the main column on a phone: what a section in the rail says about the whole record. */
  readonly leads?: true;
}
/** The main column of a record's page and form, or the narrow one beside it. */
export type SectionPlace = "main" | "rail";
/**
 * Declares a group of form fields. Its title is the message `groups.<name>` of the resource. A
 * section in the rail is beside the main column: tags, files, settings of one choice. On a phone
 * the rail is below the fields of the main column, except for sections that lead: state, readiness.
 *
 * @example
 * ```ts
 * const form = [
 *   section("main", ["name", "about", "phone"]),
 *   section("terms", ["minimumOrder", "contractUntil"], { place: "rail" }),
 *   section("state", [], { place: "rail", leads: true }),
 * ];
 * ```
 */
export const section = <const N extends string, const S extends string>(
  name: S,
  fields: readonly N[],
  options: Pick<Section, "place" | "leads"> = {},
): Section<N, S> => ({
  section: name,
  fields,
  ...options,
});

/**
 * What `defineResource` accepts. Only `api`, `route`, `access`, `owner`, `fields` and `list` are
 * required.
 */
export interface Declaration<
  F extends Fields,
  A extends Actions<NoInfer<F>>,
  O extends Owner = Owner,
  C extends Calls = Calls,
  Of extends ChoiceFieldName<F> = ChoiceFieldName<F>,
  Name extends string = string,
  V extends Views<TabName<F, Of, Name>> = Views<TabName<F, Of, Name>>,
  S extends string = string,
  T extends string = string,
  Trash extends boolean = boolean,
  L extends ListFilters = ListFilters,
> {
  /** Path of its calls below `/api/`. */
  api: string;
  /** Path of its list screen. */
  route: string;
  /** The menu's section; the first segment of the route by default. */
  menuSection?: string;
  /** The letter that opens its list after G, such as `o`; unique among the lists of its realm. */
  goKey?: string;
  /** Path prefix of its records, as in `/books/edit/1`; the list's route by default. */
  path?: string;
  /**
   * The permission that opens it, `section:screen`; operations and actions are permissions below
   * it.
   */
  access: string;
  /** Whose rows they are, which decides the tenant scope of every query. */
  owner: O;
  /** The fields by name, in the order of the generated form and columns. */
  fields: F;
  /**
   * The field that names a record in references, titles and the audit trail; the first text field
   * by default.
   */
  label?: FieldName<NoInfer<F>>;
  /** The natural key by which an import finds existing rows; the first unique field by default. */
  key?: FieldName<NoInfer<F>>;
  /** The columns, tabs and order of the list. */
  list: ListDeclaration<NoInfer<F>, Of, Name>;
  /**
   * Filters of the list that are not fields: `{ hasLoans: boolean() }`. Their conditions are SQL,
   * in `filters` of the rules.
   */
  filters?: L;
  /** Tabs whose rows wait for somebody, as lines of the dashboard's to-do list. */
  toDo?: {
    readonly [T in TabName<NoInfer<F>, NoInfer<Of>, NoInfer<Name>>]?: ToDoDeclaration<
      FieldName<NoInfer<F>>,
      Extract<keyof NoInfer<A>, string>
    >;
  };
  /** Additional screens of the same rows: list views of some tabs, and the create screen. */
  views?: V & OnlyViews<V>;
  /** The form's groups of fields; by default one group with every writable field. */
  form?: readonly Section<FieldName<NoInfer<F>>, S>[];
  /**
   * The fields in the line below a record's name, at most three or four; by default the first
   * columns of the list that are short texts.
   */
  facts?: readonly FieldName<NoInfer<F>>[];
  /** The figures above a record's page, three to five: counts, amounts, a rating. */
  measures?: readonly FieldName<NoInfer<F>>[];
  /** Names of the programs of which an import recognises exported files. */
  importFormats?: readonly string[];
  /**
   * The ways into an empty list: resources whose create screens it offers, in place of its own.
   * They are for records that nobody creates by hand, as stock begins with a product. What the list
   * is good for is the message `empty`.
   */
  empty?: { readonly ways: readonly string[] };
  /** The picture beside a record's name, in its header and in the search; the first by default. */
  picture?: FieldName<NoInfer<F>>;
  /**
   * How far each state is, in the order in which a record passes through them: the shape and the
   * colour of its chip, and the progress on the record's page.
   */
  stages?: { readonly [S in StateOf<NoInfer<F>>]?: Stage | StageAndTone };
  /**
   * The fields that say why a record is in a state, such as one that was declined:
   * `{ rejected: ["rejectReason"] }`. Those that are filled head the record's page, in the colour
   * of the state.
   */
  stateReasons?: { readonly [S in StateOf<NoInfer<F>>]?: readonly FieldName<NoInfer<F>>[] };
  /**
   * The time by which somebody has to act while a record is in a tab of `toDo`: the colour of the
   * field, the order of these tabs, and the due time of their lines.
   */
  deadline?: FieldName<NoInfer<F>>;
  /**
   * Resources whose rows are listed on the record's page, with the field by which they refer to it:
   * `{ books: "publisher" }`. Readers of both see the list. It shows the first columns of the other
   * list, or those that are named: `{ books: { by: "publisher", columns: ["addTime", "title"] } }`.
   * Rows that refer to the same other record as this one have the field of this record under
   * `from`: `{ reservations: { by: "reader", from: "reader", columns: ["addTime"] } }`.
   */
  related?: Readonly<
    Record<
      string,
      | string
      | {
          readonly by: string;
          readonly from?: FieldName<NoInfer<F>>;
          readonly columns: readonly string[];
        }
    >
  >;
  /** Commands of a record in addition to create, edit and delete, by name. */
  actions?: A & OnlyActions<A>;
  /** Calls that are neither a list, a save nor an action of one record, by name. */
  calls?: C;
  /**
   * The rows that can be deleted; all by default. The message `undeletable` says why another one
   * cannot: in the menus and dialogs of the screens, and as the server's error. The condition reads
   * stored fields only.
   */
  deletableWhen?: Condition<Visible<NoInfer<F>>>;
  /** A filter on the visible rows, in addition to the tenant scope. */
  rowRule?: Condition<Visible<NoInfer<F>>>;
  /**
   * The rows of a shared resource that tenants may read; without it they may only select from its
   * names.
   */
  readers?: Condition<Visible<NoInfer<F>>>;
  /**
   * Queues of background tasks, by name, which `queues.ts` beside the declaration defines. The
   * message `queues.<name>` names what a task does.
   */
  queues?: readonly string[];
  /**
   * Jobs that run at an interval, by name, which `jobs.ts` beside the declaration defines. The
   * message `jobs.<name>` names what a job does.
   */
  jobs?: readonly string[];
  /**
   * States set by something other than its actions: a call of another system, a provider, a job.
   */
  externalTransitions?: readonly StateOf<NoInfer<F>>[];
  /**
   * Creates indexes for lists over all tenants, which no other index serves: rows in one state, by
   * each of these columns.
   */
  crossTenantIndexes?: { status: StateOf<NoInfer<F>>; by: readonly ColumnName<NoInfer<F>>[] };
  /** One row per tenant, created on first read. */
  singleton?: boolean;
  /** Deleted rows go to a trash first; `false` deletes permanently. */
  trash?: Trash;
  /**
   * The available operations: all by default, none for rows that are only read. Actions are
   * declared separately.
   */
  operations?: readonly StandardOperation[];
  /** Former name of the resource; the migration renames its table. */
  was?: string;
  /** Columns, or the keyword `table`, that a migration may drop. */
  dropped?: readonly string[];
  /**
   * A table managed by the framework: no migration of this resource creates it, and the resource is
   * read-only unless it declares `operations`.
   */
  table?: T;
}
/** The standard operations of a resource, each a permission of its own. */
export const operations = ["create", "edit", "delete", "import", "export"] as const;
export type StandardOperation = (typeof operations)[number];

/** A normalized action, as the engine and the screens read it. */
export interface Action {
  readonly name: string;
  readonly call: string;
  readonly from: readonly string[] | null;
  readonly to: readonly string[];
  readonly input: Fields | null;
  readonly beside: readonly (readonly string[])[];
  readonly confirm: boolean;
  readonly bulk: boolean;
  readonly if: Predicate | null;
  readonly tone: "primary" | "danger" | null;
  /** The declared name of the action that undoes it. */
  readonly undo: string | null;
  readonly saveAnd: boolean;
  /** Returns what screens show of a record before the server has answered. */
  readonly optimistic: ((record: Readonly<Record<string, unknown>>) => OptimisticValues) | null;
  readonly output: Fields | null;
}
/** A normalized tab: its name, and the condition that limits its rows. */
export interface Tab {
  readonly name: string;
  readonly where: Predicate;
}

/** The initial order of a list or of one of its tabs, and the column whose heading shows it. */
export interface InitialSort {
  readonly field: string;
  readonly order: "asc" | "desc";
  readonly shownBy: string;
}
/** Returns the initial order of a tab, or of the list for no tab and for one without its own. */
export function getInitialSort(
  { sort, tabSort }: Pick<Resource, "sort" | "tabSort">,
  tab: string | null | undefined,
): InitialSort {
  const own = tab != null && Object.hasOwn(tabSort, tab) ? tabSort[tab] : undefined;
  const [field, order, shownBy = field] = own ?? sort;
  return { field, order, shownBy };
}

/** Where the rows of a resource are stored. */
interface Storage {
  /** A table that no migration of the resource creates; null for a table of its own. */
  readonly table: string | null;
  /** Deleted rows stay in the table, with the time of their deletion. */
  readonly trash: boolean;
}
/** The storage that a declaration describes; `never` for an option that it leaves out. */
interface DeclaredStorage<T extends string, Trash extends boolean> {
  readonly table: [T] extends [never] ? null : T;
  readonly trash: [T] extends [never] ? ([Trash] extends [never] ? true : Trash) : boolean;
}

/** A normalized declaration, as the engine reads it: with defaults, and conditions as data. */
export interface Resource<
  N extends string = string,
  F extends Fields = Fields,
  A = unknown,
  O extends Owner = Owner,
  C = unknown,
  V = unknown,
  S extends string = string,
  T extends Storage = Storage,
  L = unknown,
> {
  readonly name: N;
  readonly api: string;
  readonly route: string;
  readonly menuSection: string | null;
  /** The letter that opens its list after G. */
  readonly goKey: string | null;
  /** Path prefix of its records. */
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
  readonly priority: Readonly<Record<string, 1 | 2 | 3 | undefined>>;
  readonly phone: {
    readonly title?: string;
    readonly who?: string;
    readonly figure?: string;
    readonly period?: readonly [start: string, end: string];
  };
  readonly select: readonly string[];
  readonly sort: readonly [string, "asc" | "desc"];
  readonly filters: L;
  readonly filterList: readonly ListFilter[];
  /** The initial order of the tabs that have their own, by their names. */
  readonly tabSort: Readonly<
    Record<string, readonly [field: string, order: "asc" | "desc", shownBy?: string] | undefined>
  >;
  /** The columns hidden by default in tabs that have their own, by their names. */
  readonly tabHidden: Readonly<Record<string, readonly string[] | undefined>>;
  readonly tabs: { readonly field: string } | { readonly list: readonly Tab[] } | null;
  /** The tabs that this list shows; null for all. */
  readonly visibleTabs: readonly string[] | null;
  readonly toDo: readonly ToDo[];
  readonly views: V;
  readonly viewList: readonly ResourceView[];
  /** The view that this menu item represents; null for the resource itself. See `listMenuItems`. */
  readonly view: string | null;
  readonly inline: readonly string[];
  readonly sums: readonly string[];
  readonly sumWhere: { readonly only: Predicate; readonly unless: string } | null;
  readonly form: readonly Section<string, S>[];
  /** The fields in the line below a record's name; null for the default ones. */
  readonly facts: readonly string[] | null;
  /** The figures above a record's page. */
  readonly measures: readonly string[];
  /** Names of the programs of which an import recognises exported files. */
  readonly importFormats: readonly string[];
  /** The empty list offers the create screens of these resources; null for its own. */
  readonly emptyWays: readonly string[] | null;
  /** The field with the picture beside a record's name. */
  readonly picture: string | null;
  /** How far each state is, in the order in which a record passes through them. */
  readonly stages: Readonly<Record<string, Stage | StageAndTone | undefined>>;
  /** The fields that say why a record is in a state, by state. */
  readonly stateReasons: Readonly<Record<string, readonly string[] | undefined>>;
  /** The time by which somebody has to act. */
  readonly deadline: string | null;
  readonly related: readonly {
    readonly resource: string;
    readonly by: string;
    /** The field of the record that `by` is compared with; null for its id. */
    readonly from: string | null;
    readonly columns: readonly string[] | null;
  }[];
  readonly queues: readonly string[];
  readonly jobs: readonly string[];
  readonly externalTransitions: readonly string[];
  readonly deletableWhen: Predicate | null;
  readonly rowRule: Predicate | null;
  readonly readers: Predicate | null;
  readonly crossTenantIndexes: { readonly status: string; readonly by: readonly string[] } | null;
  readonly parameters: Parameters;
  readonly singleton: boolean;
  readonly trash: T["trash"];
  readonly operations: readonly StandardOperation[];
  /** The field that makes it a tree. */
  readonly parent: string | null;
  readonly was: string | null;
  readonly dropped: readonly string[];
  readonly table: T["table"];
  /** No call writes it: a log, or a report. */
  readonly readOnly: boolean;
}

function normalizeAction(name: string, declared: ActionDeclaration): Action {
  return {
    name,
    call: declared.call ?? name,
    from: declared.from ?? null,
    to:
      declared.to === undefined
        ? []
        : typeof declared.to === "string"
          ? [declared.to]
          : declared.to,
    input: declared.input ?? null,
    beside: declared.beside ?? [],
    confirm: declared.confirm ?? false,
    bulk: declared.bulk ?? false,
    if: declared.if ? predicate(declared.if) : null,
    tone: declared.tone ?? null,
    undo: declared.undo ?? null,
    saveAnd: declared.saveAnd ?? false,
    optimistic: normalizeOptimistic(declared.optimistic),
    output: declared.output ?? null,
  };
}

function normalizeOptimistic(declared: ActionDeclaration["optimistic"]): Action["optimistic"] {
  if (declared === undefined) return null;
  return typeof declared === "function" ? declared : () => declared;
}

function normalizeTabs(
  tabs: string | Readonly<Record<string, unknown>> | undefined,
): Resource["tabs"] {
  if (tabs === undefined) return null;
  if (typeof tabs === "string") return { field: tabs };
  return {
    list: Object.entries(tabs).map(([name, where]) => ({
      name,
      where: predicate(where as Condition<never>),
    })),
  };
}

const normalizeStorage = <T extends string, Trash extends boolean>({
  table,
  trash,
}: {
  table?: T;
  trash?: Trash;
}) => ({ table: table ?? null, trash: trash ?? table === undefined }) as DeclaredStorage<T, Trash>;

const writes = (list: readonly StandardOperation[] = []) =>
  list.some((operation) => operation !== "export");
const firstField = (fields: Fields, fits: (name: string) => boolean | undefined) =>
  Object.keys(fields).find(fits);

const findPicture = (fields: Fields): string | null =>
  Object.entries(fields).find(([, field]) => isPicture(field))?.[0] ?? null;

/** The tabs of work start with the earliest deadline, where the list can be sorted by it. */
function sortByDeadline(fields: Fields, deadline = "", toDo: object = {}) {
  if (!fields[deadline]?.options.sortable) return {};
  return Object.fromEntries(Object.keys(toDo).map((tab) => [tab, [deadline, "asc"] as const]));
}

/**
 * Declares a resource: one plain object that defines its table, calls, validation, screens,
 * permissions, import and export. Returns the declaration with all defaults filled in. Errors
 * that the types cannot detect are reported when it is loaded; see `check.ts`.
 *
 * @param name Plural in camel case: the name of the table, and of the resource in messages.
 * @example
 * ```ts
 * export const warehouses = defineResource("warehouses", {
 *   api: "member/warehouses",
 *   route: "/inventory/warehouses",
 *   access: "inventory:warehouses",
 *   owner: "shared",
 *   fields: {
 *     name: text({ required: true, unique: true, search: true, max: 100 }),
 *     phone: phone(),
 *     capacity: integer({ min: 0, sortable: true }),
 *     status: choice(["open", "closed"], { default: "open", filter: true, readOnly: true }),
 *   },
 *   list: { columns: ["name", "capacity", "status"], tabs: "status" },
 *   form: [section("main", ["name", "phone", "capacity"])],
 *   actions: {
 *     close: { from: ["open"], to: "closed", confirm: true },
 *     reopen: { from: ["closed"], to: "open" },
 *   },
 *   rowRule: (row, actor) => row.addBy.is(actor.id),
 * });
 * ```
 */
export function defineResource<
  const N extends string,
  const F extends Fields,
  const A extends Actions<NoInfer<F>> = Record<never, never>,
  const O extends Owner = Owner,
  const C extends Calls = Record<never, never>,
  const Of extends ChoiceFieldName<NoInfer<F>> = never,
  const Name extends string = never,
  const V extends Views<TabName<NoInfer<F>, NoInfer<Of>, NoInfer<Name>>> = Record<never, never>,
  const S extends string = "main",
  const T extends string = never,
  const Trash extends boolean = never,
  const L extends ListFilters = Record<never, never>,
>(
  name: N,
  declared: Declaration<F, A, O, C, Of, Name, V, S, T, Trash, L>,
): Resource<N, F, A, O, C, V, S, DeclaredStorage<T, Trash>, L> {
  const fields: Fields = declared.fields;
  const { list } = declared;
  const actions = (declared.actions ?? {}) as A;
  const views = (declared.views ?? {}) as V;
  const filters = (declared.filters ?? {}) as L;
  const editable = Object.keys(fields).filter((field) => !fields[field]?.options.readOnly);
  return {
    name,
    api: declared.api,
    route: declared.route,
    menuSection: declared.menuSection ?? null,
    goKey: declared.goKey ?? null,
    path: declared.path ?? declared.route,
    access: declared.access,
    owner: declared.owner,
    fields: declared.fields,
    actions,
    actionList: Object.entries(actions as Actions).map(([key, action]) =>
      normalizeAction(key, action),
    ),
    calls: (declared.calls ?? {}) as C,
    label:
      declared.label ??
      firstField(fields, (field) => fields[field]?.type.traits.naming === true) ??
      "id",
    key: declared.key ?? firstField(fields, (field) => fields[field]?.options.unique) ?? null,
    columns: list.columns,
    hidden: list.hidden ?? [],
    priority: list.priority ?? {},
    phone: list.phone ?? {},
    select: list.select ?? [],
    sort: list.sort ?? ["id", "desc"],
    filters,
    filterList: normalizeListFilters(filters),
    tabs: normalizeTabs(list.tabs),
    tabSort: { ...sortByDeadline(fields, declared.deadline, declared.toDo), ...list.tabSort },
    tabHidden: list.tabHidden ?? {},
    visibleTabs: list.visibleTabs ?? null,
    toDo: Object.entries<ToDoDeclaration | undefined>(declared.toDo ?? {}).map(([tab, line]) => ({
      tab,
      actions: line?.actions ?? null,
      due: line?.due ?? declared.deadline ?? null,
      amount: line?.amount ?? null,
    })),
    views,
    viewList: Object.entries<ViewDeclaration>(views).map(([key, view]) => normalizeView(key, view)),
    view: null,
    inline: list.inline ?? [],
    sums: list.sums ?? [],
    sumWhere: list.sumWhere
      ? { only: predicate(list.sumWhere.only), unless: list.sumWhere.unless }
      : null,
    form: declared.form ?? [{ section: "main" as S, fields: editable }],
    facts: declared.facts ?? null,
    measures: declared.measures ?? [],
    importFormats: declared.importFormats ?? [],
    emptyWays: declared.empty?.ways ?? null,
    picture: declared.picture ?? findPicture(fields),
    stages: declared.stages ?? {},
    stateReasons: declared.stateReasons ?? {},
    deadline: declared.deadline ?? null,
    related: Object.entries(declared.related ?? {}).map(([resource, related]) => ({
      resource,
      ...(typeof related === "string"
        ? { by: related, from: null, columns: null }
        : { ...related, from: related.from ?? null }),
    })),
    queues: declared.queues ?? [],
    jobs: declared.jobs ?? [],
    externalTransitions: declared.externalTransitions ?? [],
    deletableWhen: declared.deletableWhen ? predicate(declared.deletableWhen) : null,
    rowRule: declared.rowRule ? predicate(declared.rowRule) : null,
    readers: declared.readers ? predicate(declared.readers) : null,
    crossTenantIndexes: declared.crossTenantIndexes ?? null,
    parameters: list.parameters ?? {},
    singleton: declared.singleton ?? false,
    ...normalizeStorage(declared),
    operations:
      declared.operations ??
      (declared.table ? ["export"] : declared.singleton ? ["edit"] : operations),
    parent:
      firstField(fields, (field) => fields[field]?.type.traits.reference === "parent") ?? null,
    was: declared.was ?? null,
    dropped: declared.dropped ?? [],
    readOnly:
      declared.table !== undefined &&
      !writes(declared.operations) &&
      Object.keys(actions).length === 0,
  };
}

/** Returns the extra calls of a resource, untyped. */
export const listCalls = (resource: Pick<Resource, "calls">): [string, CallDeclaration][] =>
  Object.entries(resource.calls as Calls);
/** Returns the path of an extra call, below `/api/`. */
export const getCallPath = (
  { api }: Pick<Resource, "api">,
  name: string,
  { path }: Pick<CallDeclaration, "path">,
): string => path ?? `${api}/${name}`;
/**
 * Returns the input fields of actions and extra calls, and the output fields of actions, by name:
 * the keys of the messages' `inputs`.
 */
export function listInputFields(
  resource: Pick<Resource, "calls" | "actionList">,
): [string, Fields][] {
  const actions = resource.actionList.flatMap(({ name, input, output }): [string, Fields][] =>
    input || output ? [[name, { ...input, ...output }]] : [],
  );
  const calls = listCalls(resource).flatMap(([name, { input }]): [string, Fields][] =>
    input ? [[name, input]] : [],
  );
  return [...actions, ...calls];
}
