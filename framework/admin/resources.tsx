import {
  type ComponentType,
  createContext,
  type FunctionComponent,
  type ReactElement,
  type ReactNode,
  use,
  useContext,
  useMemo,
} from "react";
import { useDataProvider, useResourceContext } from "react-admin";
import type {
  Actor,
  CommonOptions,
  ContentLanguage,
  DeclaredField,
  Field,
  FieldOptions,
  Issues,
  KindConstructor,
  Resource,
  Traits,
} from "../schema/index.ts";
import type { DisplayProps, FormatContext } from "./display/DisplayProps.ts";
import type { TextFormat } from "./display/fieldText.ts";
import type { KindDisplay } from "./fields/KindDisplay.ts";
import type { KindInput, KindInputProps } from "./input/InputProps.ts";
import type { Loader } from "./lazy/createLoader.ts";
import type { ListBody } from "./list/body/defineBody.tsx";
import type { SelectionItem } from "./list/bulk/SelectionButtons.tsx";
import type {
  ActionOf,
  AdminProvider,
  AdminRecord,
  AppDataProvider,
  RecordField,
  RowResults,
} from "./provider.ts";

/**
 * Renders one field in a cell or on a show page. It receives the whole record and the name of the
 * field. One for several resources is a `DisplayComponent` without their type: its record has
 * values of type `unknown`.
 *
 * @example
 * ```tsx
 * const SupplierName: DisplayComponent<typeof suppliers> = ({ record, page }) => (
 *   <span>
 *     {record.name}
 *     {page && record.status === "paused" && <em> (paused)</em>}
 *   </span>
 * );
 * ```
 */
export type DisplayComponent<
  R extends Resource = Resource,
  N extends RecordField<R> = RecordField<R>,
> = FunctionComponent<{
  record: AdminRecord<R>;
  name: N;
  /** Renders the complete value instead of a cell's summary. */
  page?: boolean;
}>;
/**
 * The input of one field; registers itself with react-hook-form under `source`, the path of the
 * field in the form.
 *
 * @example
 * ```tsx
 * const MinimumOrderInput: InputComponent = ({ defaultInput, mode }) => (
 *   <>
 *     {defaultInput}
 *     {mode === "edit" && <p>Applies to new purchases only.</p>}
 *   </>
 * );
 * ```
 */
export type InputComponent = ComponentType<{
  source: string;
  name: string;
  /** Whether the form creates a record or edits a stored one. */
  mode: "create" | "edit";
  /** The generated input, to be shown with something beside it. */
  defaultInput: ReactElement;
  /** What the generated input is given: for `useField`, and for the framework's inputs. */
  input: KindInputProps;
}>;

/** An allowed value of a text field, and its label. */
export interface Named {
  value: string;
  name: string;
}
/** Translates a message key in the language of the interface. */
export type Translate = (key: string, options?: Record<string, unknown>) => string;
/** Returns the allowed values of a text field, with their labels. */
export type NamesOf = (
  admin: Pick<AdminContextValue, "resources" | "actor">,
  t: Translate,
) => readonly Named[];

/** Custom rendering of a whole section, for fields that belong closer together than in the grid. */
export interface SectionScreens<R extends Resource = Resource> {
  /** For those who may edit the record; its inputs register themselves with react-hook-form. */
  typed?: ComponentType;
  /** For those who may only read the record. */
  shown?: ComponentType<{ record: AdminRecord<R> }>;
  /** The form of a new record leaves the section out. */
  ofStored?: boolean;
  /** Beside the title of the form's section: what it amounts to, for example a number of rows. */
  note?: ComponentType;
  /** Opposite the title of the form's section: a link, a button or a state. */
  tool?: ComponentType;
}
/** Props of the component that offers existing files next to an image or video input. */
export interface MediaProps {
  field: Field;
  /** Label of the input. */
  label: string;
  /** Addresses in the input, and how many more it accepts. */
  chosen: readonly string[];
  remaining: number;
  onChoose: (addresses: readonly string[]) => void;
}

/** Props of a row's card: the record, and where its checkbox and menu are placed. */
export interface CardProps<R extends Resource = Resource> {
  record: AdminRecord<R>;
  checkbox: ReactNode;
  menu: ReactNode;
}
/** Props of the buttons for selected rows. */
export interface BulkProps {
  ids: readonly number[];
  /** Called with the ids of the rows that stay selected. */
  onLeft: (ids: readonly number[]) => void;
  /**
   * Renders the buttons, most important ones first, before the generated ones; a menu has those
   * that do not fit.
   */
  children: (items: readonly SelectionItem[]) => ReactNode;
}
/**
 * Props of an action's custom dialog, for input that a generated form cannot cover. `onDone`
 * receives the results of the call, and closes the dialog.
 *
 * @example
 * ```tsx
 * function PauseDialog({ record, onClose, onDone }: CustomDialogProps<typeof suppliers>) {
 *   const provider = useAdminProvider();
 *   const ask = { ids: [record.id], input: { reason: "Holiday" } };
 *   const pause = async () => onDone(await provider.runAction("suppliers", "pause", ask));
 *   return (
 *     <dialog open onClose={onClose}>
 *       <button type="button" onClick={pause}>
 *         Pause {record.name}
 *       </button>
 *     </dialog>
 *   );
 * }
 * ```
 */
export interface CustomDialogProps<R extends Resource = Resource> {
  record: AdminRecord<R>;
  onClose: () => void;
  onDone: (results: RowResults) => void;
}

type FieldMap<R extends Resource, V> = { readonly [K in RecordField<R>]?: V };
/**
 * A resource's overrides of its own screens; everything else is generated from the declaration.
 * Names of what the resource does not declare are refused, and records have its fields.
 */
export interface Screens<R extends Resource = Resource> {
  /** Replaces the generated list. */
  list?: ComponentType;
  /** Replaces the list of views, by their names. */
  views?: Readonly<Record<string, ComponentType>>;
  /** Replaces the generated create screen. */
  create?: ComponentType;
  /** Replaces the generated page of a record, on which it is edited. */
  show?: ComponentType;
  /**
   * The initial tab of the list; of several, the first one with rows, and the "all" tab if none has
   * rows.
   */
  firstTab?: string | readonly string[];
  /**
   * Whether they show records or actions of any resource, such as a log does: the declarations of
   * all resources are loaded before a screen opens.
   */
  readsAll?: boolean;
  /** Buttons above the list, beside export and create. */
  tools?: ComponentType;
  /**
   * The primary action of a list without a form for new records: the last button of the
   * heading. A phone shows it beside the title.
   */
  primary?: ComponentType;
  /**
   * Imports of other resources that members look for in this list, each with the message key of
   * its name; one menu offers them beside the list's own.
   */
  imports?: readonly { readonly resource: Resource; readonly label: string }[];
  /** Shown between the list's heading and tabs, for example totals. */
  top?: ComponentType;
  /**
   * The most important figures of `top` in one line. A phone shows it above the rows, where `top`
   * is behind a button.
   */
  strip?: ComponentType;
  /**
   * Ways to show the rows of the list, for example `[tableBody, boardBody]`; the first is the
   * default. Members change between them, and their choice is stored.
   */
  bodies?: readonly ListBody[];
  /** Returns the address of a row's picture on a phone, for a record without a field of its own. */
  picture?: (record: AdminRecord<R>) => string | null;
  /** Renders the list's rows as cards, which `bodies` puts beside the table. */
  card?: ComponentType<CardProps<R>>;
  /** Additional buttons for selected rows. */
  bulk?: ComponentType<BulkProps>;
  /**
   * Returns the message key of the reason why an action is disabled, for conditions that only the
   * resource's screens know.
   */
  disabledReason?: (record: AdminRecord<R>, action: ActionOf<R>) => string | null;
  /**
   * Actions between which a member decides with the whole record in view: the next step of a row is
   * to open its page.
   */
  decision?: readonly ActionOf<R>[];
  /**
   * What an action needs that a record may lack, by action: returns issues by path of the form, of
   * typed values or of a stored record. “Save and …” lists them with the errors of the form;
   * elsewhere the action leads to the first of them instead of opening its dialog. The server's
   * rule is to call the same function.
   */
  needs?: { readonly [A in ActionOf<R>]?: (values: Partial<AdminRecord<R>>) => Issues };
  /**
   * Names of ready-made reasons by action. The generated dialog offers them above the fields, and
   * fills the action's first long text. Their messages are `screen.reasons.<name>.label` and
   * `.text`.
   */
  reasons?: { readonly [A in ActionOf<R>]?: readonly string[] };
  /** Custom dialogs by action name. */
  dialogs?: { readonly [A in ActionOf<R>]?: ComponentType<CustomDialogProps<R>> };
  /** Additional items of a row's menu; selecting one closes it. */
  menu?: ComponentType<{ record: AdminRecord<R> }>;
  /**
   * Returns the name of a record in titles and messages where it takes more than the message
   * `recordTitle`: a word for a code, a month for its number; null for the declared name.
   */
  recordTitle?: (record: AdminRecord<R>, format: TextFormat) => string | null;
  /** Custom displays of single fields on all screens. */
  displays?: { readonly [N in RecordField<R>]?: DisplayComponent<R, N> };
  /** Approximate text of a custom display, to calculate its column width. */
  texts?: FieldMap<
    R,
    (
      record: AdminRecord<R>,
      language: ContentLanguage,
      translate: Translate,
      format: FormatContext,
    ) => string
  >;
  /**
   * Renders the sum of a column below the rows, where its custom display shows another number than
   * is stored: a commission as negative.
   */
  sums?: FieldMap<R, (sum: number) => ReactNode>;
  /** Custom inputs of single fields in forms. */
  inputs?: FieldMap<R, InputComponent>;
  /**
   * Fields that a record's page leaves out, because others say the same: what only filters, links
   * and exports need.
   */
  omitted?: readonly RecordField<R>[];
  /** Rendered above the form's first section, inside the form. */
  formTop?: ComponentType;
  /** The line of facts below the name on a record's page; nothing where it renders nothing. */
  facts?: ComponentType<{ record: AdminRecord<R> }>;
  /**
   * Beside the reason why a record is in its state, which `stateReasons` of the declaration names:
   * what to do about it, such as requesting it again. Nothing where it renders nothing.
   */
  stateAction?: ComponentType<{ record: AdminRecord<R> }>;
  /** Custom sections of the form, by name. */
  sections?: { readonly [S in R["form"][number]["section"]]?: SectionScreens<R> };
  /**
   * Allowed values of text fields that hold names of the app's objects, so that a filter offers a
   * choice instead of free text.
   */
  names?: FieldMap<R, NamesOf>;
}
/**
 * Declares the custom screens of a resource, as the default export of `<Name>Screens.tsx`. What it
 * leaves out is generated from the declaration.
 *
 * @example
 * ```tsx
 * const MinimumOrder: DisplayComponent<typeof suppliers> = ({ record }) => {
 *   const { locale } = useFormat();
 *   return <strong lang={locale}>{formatMoney(record.minimumOrder ?? 0)}</strong>;
 * };
 *
 * export default defineScreens(suppliers, {
 *   firstTab: "active",
 *   displays: { minimumOrder: MinimumOrder },
 *   disabledReason: (record, action) =>
 *     action === "pause" && record.openPurchases !== 0
 *       ? "resources.suppliers.screen.hasOpenPurchases"
 *       : null,
 * });
 * ```
 */
export const defineScreens = <R extends Resource>(
  resource: R,
  screens: Screens<NoInfer<R>>,
  // The name of the resource ensures that these are rendered with its records only.
): [string, Screens] => [resource.name, screens as Screens];

/** The browser's half of a kind that a resource defines. What it lacks is that of its base. */
export interface KindScreens {
  /** The input of a field in forms and cells. */
  Input?: KindInput;
  /** Shows a value in lists, on pages and in the history. */
  display?: KindDisplay;
  /** The input of a filter's value. */
  FilterInput?: ComponentType<FilterInputProps>;
}
/** The same, typed by the fields and values of the kind. */
export interface TypedKindScreens<F, V> {
  Input?: ComponentType<Omit<KindInputProps, "field"> & { field: F }>;
  display?: Omit<KindDisplay, "render"> & {
    render(shown: Omit<DisplayProps, "field" | "value"> & { field: F; value: V }): ReactNode;
  };
  FilterInput?: ComponentType<Omit<FilterInputProps, "field"> & { field: F }>;
}
/** Props of the input of a filter's value. Values are as the filter sends them. */
export interface FilterInputProps {
  field: Field;
  label: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
}
/**
 * Declares the browser's half of a kind, as the default export of `<Name>Kind.tsx` beside it.
 *
 * @example
 * ```tsx
 * const postcode = defineKind<string>()({
 *   ...text.type,
 *   name: "postcode",
 *   base: "text",
 *   options: [],
 * });
 * const screens = defineKindScreens(postcode, {
 *   display: { render: ({ value }) => <code>{String(value)}</code> },
 * });
 * console.log(screens[0]); // "postcode"
 * ```
 */
export const defineKindScreens = <K extends string, V, B extends CommonOptions, T extends Traits>(
  { type }: KindConstructor<K, V, B, T>,
  screens: TypedKindScreens<DeclaredField<K, V, B & FieldOptions, T>, V>,
  // The name of the kind ensures that these are rendered with fields of the kind only.
): [string, KindScreens] => [type.name, screens as KindScreens];

interface AdminContextValue {
  /** In menu order. */
  resources: readonly Resource[];
  /** The custom screens of resources by name, or what loads them when they are first needed. */
  screens: Readonly<Record<string, Screens | Loader<Screens>>>;
  /** The browser's halves of kinds that resources define, by their names. */
  kinds?: Readonly<Record<string, KindScreens>>;
  /**
   * Offers existing files to every image and video input of the app; renders nothing for actors
   * without access.
   */
  media?: ComponentType<MediaProps> | undefined;
  actor: Actor;
  /** IANA time zone; the days of screens and filters use it. */
  timeZone: string;
}
const AdminContext = createContext<AdminContextValue | null>(null);
/** Provides the declarations and the signed-in actor to all screens. */
export const AdminContextProvider = ({
  children,
  ...admin
}: AdminContextValue & { children: ReactNode }) => {
  const { resources, screens, kinds, media, actor, timeZone } = admin;
  const value = useMemo(
    () => ({ resources, screens, ...(kinds && { kinds }), media, actor, timeZone }),
    [resources, screens, kinds, media, actor, timeZone],
  );
  return <AdminContext.Provider value={value}>{children}</AdminContext.Provider>;
};
/**
 * Returns the app's declarations, custom screens, signed-in actor and time zone.
 *
 * @throws {Error} when no `AdminContextProvider` is above.
 *
 * @example
 * ```tsx
 * function SupplierCount() {
 *   const { resources, timeZone } = useAdmin();
 *   return <p>{`${resources.length} resources, ${timeZone}`}</p>;
 * }
 * ```
 */
export function useAdmin(): AdminContextValue {
  const admin = useContext(AdminContext);
  if (!admin) throw new Error("useAdmin: no AdminContextProvider above");
  return admin;
}
/**
 * Returns the signed-in actor, for what a screen offers only to some.
 *
 * @example
 * ```tsx
 * function PauseButton() {
 *   const actor = useActor();
 *   return can(actor, suppliers, "pause") ? <button type="button">Pause</button> : null;
 * }
 * ```
 */
export const useActor = (): Actor => useAdmin().actor;

const MenuItemContext = createContext<Resource | null>(null);
/** Provides the open menu item, which identifies one of a resource's lists. */
export const MenuItemProvider = MenuItemContext.Provider;
/** Returns the open menu item; null outside the lists. */
export const useMenuItem = (): Resource | null => useContext(MenuItemContext);

/**
 * Returns the declaration of a resource: the named one, or that of the current screen.
 *
 * @throws {Error} when no resource has the name.
 *
 * @example
 * ```tsx
 * function ListTitle() {
 *   const resource = useResource();
 *   return <h1>{useResourceMessages(resource).title}</h1>;
 * }
 * ```
 */
export function useResource(name?: string): Resource {
  const current = useResourceContext({ resource: name });
  const entry = useMenuItem();
  const { resources } = useAdmin();
  if (entry && entry.name === current) return entry;
  const found = resources.find((resource) => resource.name === current);
  if (!found) throw new Error(`useResource: no resource "${current}"`);
  return found;
}
const none: Screens = {};
/**
 * Returns the custom screens of a resource; an empty object if it has none. Suspends the component
 * while they load; the route of a resource loads its own before it opens.
 */
export function useScreens(resource: Resource): Screens {
  const own = useAdmin().screens[resource.name] ?? none;
  const found = "read" in own ? own.read() : own;
  return found instanceof Promise ? use(found) : found;
}
/** Returns the custom screens of a resource as far as they are loaded, without loading them. */
export function useLoadedScreens(name: string): Screens {
  const own = useContext(AdminContext)?.screens[name] ?? none;
  const found = "read" in own ? own.peek() : own;
  return found ?? none;
}
/** Returns the app's media component for image and video inputs, if it has one. */
export const useMedia = (): AdminContextValue["media"] => useAdmin().media;
/**
 * Returns the client of the API: react-admin's methods, and the calls of `AdminProvider`. Money
 * arrives in cents.
 *
 * @example
 * ```tsx
 * function useSpending(resource: Resource, year: number) {
 *   const provider = useAdminProvider();
 *   return () => provider.runCall(resource.name, "spending", { year });
 * }
 * ```
 */
export const useAdminProvider = (): AdminProvider => useDataProvider<AppDataProvider>();
