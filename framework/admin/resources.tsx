import { type ComponentType, createContext, type ReactNode, useContext, useMemo } from "react";
import { useDataProvider, useResourceContext } from "react-admin";
import type { Actor, ContentLanguage, Field, Resource } from "../schema/index.ts";
import type { AdminProvider, AdminRecord, RowResults } from "./provider.ts";

/** How one field looks in a cell or on a show page. */
export type DisplayComponent = ComponentType<{
  record: AdminRecord;
  name: string;
  /** Draws all of it, where a cell would draw a glance. */
  page?: boolean;
}>;
/** How one field is typed in; it registers itself with react-hook-form under `source`. */
export type InputComponent = ComponentType<{ source: string; name: string }>;

/** One of the values that a text may have, and how it reads. */
export interface Named {
  value: string;
  name: string;
}
export type Translate = (key: string, options?: Record<string, unknown>) => string;
export type NamesOf = (admin: Pick<AdminContextValue, "resources" | "actor">, t: Translate) => readonly Named[];

/** How a section looks as a whole, where its fields belong closer together than a grid has them. */
export interface SectionScreens {
  /** In a form; its inputs register themselves with react-hook-form. */
  typed?: ComponentType;
  /** On the record's page. */
  shown?: ComponentType<{ record: AdminRecord }>;
}
/** What offers files that are there already, beside an input of pictures or films. */
export interface MediaProps {
  field: Field;
  /** What the input is called. */
  label: string;
  /** Addresses that it holds, and how many more it takes. */
  chosen: readonly string[];
  room: number;
  onChoose: (addresses: readonly string[]) => void;
}

/** One row as a card: what it says, and where its box to tick and its menu stand. */
export interface CardProps {
  record: AdminRecord;
  checkbox: ReactNode;
  menu: ReactNode;
}
/** Buttons for the rows that are ticked. */
export interface BulkProps {
  ids: readonly number[];
  /** Is told which of them stay ticked. */
  onLeft: (ids: readonly number[]) => void;
}
/** What an action asks for, where a form of its fields would not do. */
export interface CustomDialogProps {
  record: AdminRecord;
  onClose: () => void;
  onDone: (results: RowResults) => void;
}

/** What a resource's folder overrides of its own screens; anything left out is drawn from the declaration. */
export interface Screens {
  list?: ComponentType;
  create?: ComponentType;
  edit?: ComponentType;
  show?: ComponentType;
  /** The tab on which the list opens, until one was chosen; of several the first with rows, and all of them where none has any. */
  firstTab?: string | readonly string[];
  /** Buttons above the list, beside export and create. */
  tools?: ComponentType;
  /** Between the list's heading and its tabs: what all of its rows come to. */
  top?: ComponentType;
  /** What it offers to every input of pictures and films in the house; it shows nothing to whom it is closed. */
  media?: ComponentType<MediaProps>;
  /** The list's rows as cards, offered beside the table, and always on a phone. */
  card?: ComponentType<CardProps>;
  bulk?: ComponentType<BulkProps>;
  /** Where an action of a record waits for something that only its screens can tell: the key of the sentence that says so. */
  disabledReason?: (record: AdminRecord, action: string) => string | null;
  /** Dialogs of actions, by their names. */
  dialogs?: Readonly<Record<string, ComponentType<CustomDialogProps>>>;
  /** Further items of a row's menu; choosing one closes it. */
  menu?: ComponentType<{ record: AdminRecord }>;
  /** One field of every view, without redeclaring the rest. */
  displays?: Readonly<Record<string, DisplayComponent>>;
  /** About what such a display says, so that its column is wide enough for it. */
  texts?: Readonly<Record<string, (record: AdminRecord, language: ContentLanguage) => string>>;
  inputs?: Readonly<Record<string, InputComponent>>;
  /** Above the form's first section, inside the form. */
  formTop?: ComponentType;
  /** Sections of the form, by their names. */
  sections?: Readonly<Record<string, SectionScreens>>;
  /** Texts that name things of the house: what they may be, so that a list is filtered by choosing instead of typing. */
  names?: Readonly<Record<string, NamesOf>>;
}
/** Written as the default export of a resource's `<Name>Screens.tsx`. */
export const defineScreens = <R extends Resource>(
  resource: R,
  screens: Screens & {
    displays?: { readonly [K in keyof R["fields"]]?: DisplayComponent };
    texts?: { readonly [K in keyof R["fields"]]?: (record: AdminRecord, language: ContentLanguage) => string };
    inputs?: { readonly [K in keyof R["fields"]]?: InputComponent };
    names?: { readonly [K in keyof R["fields"]]?: NamesOf };
    dialogs?: { readonly [K in keyof R["actions"]]?: ComponentType<CustomDialogProps> };
  },
): [string, Screens] => [resource.name, screens];

interface AdminContextValue {
  /** In menu order. */
  resources: readonly Resource[];
  screens: Readonly<Record<string, Screens>>;
  actor: Actor;
  /** IANA name; the days of screens and filters are its days. */
  timeZone: string;
}
const AdminContext = createContext<AdminContextValue | null>(null);
/** Hands the declarations and the person who is signed in to every screen below. */
export const AdminContextProvider = ({ children, ...admin }: AdminContextValue & { children: ReactNode }) => {
  const { resources, screens, actor, timeZone } = admin;
  const value = useMemo(() => ({ resources, screens, actor, timeZone }), [resources, screens, actor, timeZone]);
  return <AdminContext.Provider value={value}>{children}</AdminContext.Provider>;
};
export function useAdmin(): AdminContextValue {
  const admin = useContext(AdminContext);
  if (!admin) throw new Error("useHouse: no HouseProvider above");
  return admin;
}
export const useActor = (): Actor => useAdmin().actor;

const MenuItemContext = createContext<Resource | null>(null);
/** Says to what stands below which entry of the menu is open: of the lists of one resource, this one. */
export const MenuItemProvider = MenuItemContext.Provider;
export const useMenuItem = (): Resource | null => useContext(MenuItemContext);

/** The declaration of a resource: the one named, or the one that the screen is about. */
export function useResource(name?: string): Resource {
  const current = useResourceContext({ resource: name });
  const entry = useMenuItem();
  const { resources } = useAdmin();
  if (entry && entry.name === current) return entry;
  const found = resources.find((resource) => resource.name === current);
  if (!found) throw new Error(`useResource: no resource "${current}"`);
  return found;
}
export const useScreens = (resource: Resource): Screens => useAdmin().screens[resource.name] ?? {};
/** What a resource of the house offers to inputs of pictures and films, where one does. */
export const useMedia = (): Screens["media"] => Object.values(useAdmin().screens).find(({ media }) => media)?.media;
export const useAdminProvider = (): AdminProvider => useDataProvider<AdminProvider>();
