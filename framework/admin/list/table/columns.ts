import { isState } from "../../../fields/choice/schema.ts";
import {
  type Actor,
  canAccessField,
  type Field,
  findField,
  getTraits,
  isPicture,
  type Resource,
  text,
} from "../../../schema/index.ts";
import type { OwnColumn } from "../ListParts.ts";

export interface Column {
  readonly name: string;
  readonly field: Field;
  /** Numbers are right-aligned, so that digits line up. */
  readonly numeric: boolean;
  readonly sortable: boolean;
  /** The field that the column sorts by. */
  readonly sort: string;
  readonly inline: boolean;
  readonly pinned: boolean;
  /** The column that names the record, which gets more width. */
  readonly names: boolean;
  /** Where the table is too narrow, columns of priority 3 are left out first, of 1 never. */
  readonly priority: 1 | 2 | 3;
  /** A column of a composed list, which shows no field. */
  readonly own: OwnColumn | null;
}
/**
 * A member's column settings; unnamed columns keep the order of the declaration. Why they are no
 * state of TanStack Table is in docs/performance.md.
 */
export interface ColumnPreference {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  readonly pinned: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
}
export const untouchedColumns: ColumnPreference = { order: [], hidden: [], pinned: [], widths: {} };
/** The column settings of the declaration, for a tab or for all rows. */
export const listDeclaredColumns = (
  { hidden, tabHidden }: Resource,
  tab: string,
): ColumnPreference => ({ ...untouchedColumns, hidden: tabHidden[tab] ?? hidden });
/** Own columns show text for the calculation of widths. */
const ownField = text();

/**
 * Returns every column that the actor may see, in the member's order, hidden ones included.
 * `listed` are those of a composed list; by default, the declared ones.
 */
export function orderColumns(
  resource: Resource,
  actor: Actor,
  preference: ColumnPreference,
  listed: readonly (string | OwnColumn)[] = resource.columns,
): Column[] {
  const own = new Map(
    listed.flatMap((one) => (typeof one === "string" ? [] : [[one.name, one] as const])),
  );
  const allowed = listed
    .map((one) => (typeof one === "string" ? one : one.name))
    .filter((name) => {
      if (own.has(name)) return true;
      const field = findField(resource, name);
      return field !== undefined && !field.type.traits.secret && canAccessField(actor, field);
    });
  const known = preference.order.filter((name) => allowed.includes(name));
  const names = [...known, ...allowed.filter((name) => !known.includes(name))];
  const columns = names.flatMap((name): Column[] => {
    const pinned = preference.pinned.includes(name);
    const column = own.get(name);
    if (column)
      return [
        {
          name,
          field: ownField,
          numeric: false,
          sortable: column.sort !== undefined,
          sort: column.sort ?? name,
          inline: false,
          pinned,
          names: false,
          priority: 1,
          own: column,
        },
      ];
    const field = findField(resource, name);
    if (!field) return [];
    return [
      {
        name,
        field,
        numeric: getTraits(field).numeric === true,
        sortable: field.options.sortable === true,
        sort: name,
        inline:
          resource.inline.includes(name) && !field.options.readOnly && !field.options.createOnly,
        pinned,
        names: name === resource.label,
        priority: resource.priority[name] ?? getDefaultPriority(resource, name, field),
        own: null,
      },
    ];
  });
  return [
    ...columns.filter((column) => column.pinned),
    ...columns.filter((column) => !column.pinned),
  ];
}
export const selectVisibleColumns = (
  columns: readonly Column[],
  preference: ColumnPreference,
): Column[] => columns.filter((column) => !preference.hidden.includes(column.name));

/** Whether a column shows the state of its row as a chip. */
export const isStateColumn = ({ name, field }: Pick<Column, "name" | "field">): boolean =>
  getTraits(field).choice === "one" && isState(name, field.options);

/** Whether a field is the position of a row in its list, which says nothing about it alone. */
export const isPosition = (
  { sort: [sorted], fields }: Pick<Resource, "sort" | "fields">,
  name: string,
): boolean => sorted === name && fields[name]?.kind === "integer";

const leastImportant = ["id", "updTime", "addBy", "updBy", "version"];

/** Returns the priority of a column whose declaration names none. */
function getDefaultPriority(resource: Resource, name: string, field: Field): 1 | 2 | 3 {
  const { choice, time, money, numeric, reference } = getTraits(field);
  if (name === resource.label || name === "status" || isPicture(field)) return 1;
  if (money || resource.sums.includes(name)) return 1;
  if (choice === "one" && isState(name, field.options)) return 1;
  if (isDeadlineColumn(resource, name)) return 1;
  if (leastImportant.includes(name)) return 3;
  return time || numeric || reference ? 2 : 3;
}

/** Whether a column shows the time by which rows have to be handled. */
const isDeadlineColumn = ({ deadline, tabSort }: Resource, name: string): boolean =>
  deadline === name || Object.values(tabSort).some((sort) => sort?.[2] === name);

/** Whether the member has chosen, ordered, pinned or resized columns of the list. */
export const isTouched = (preference: ColumnPreference, initial: ColumnPreference): boolean =>
  preference.order.length > 0 ||
  preference.pinned.length > 0 ||
  Object.keys(preference.widths).length > 0 ||
  preference.hidden.join() !== initial.hidden.join();
