import { SquareKanban } from "lucide";
import type { ChoiceFieldName, FieldName, Resource, ValueOf } from "../../../../schema/index.ts";
import { createIcon } from "../../../icons/createIcon.tsx";
import type { AdminRecord } from "../../../provider.ts";
import type { FilterName } from "../../listNames.ts";
import { type BodyProps, defineBody, type ListBody } from "../defineBody.tsx";

const KanbanIcon = createIcon(SquareKanban);

/** What a board shows. */
export interface KanbanOptions {
  /** The choice field whose values are the columns; the list can be filtered by it. */
  by: string;
  /** The columns, in their order; every value of the field by default. */
  columns?: readonly string[];
  /** The field that names a card; the resource's label by default. */
  title?: string;
  /** The fields on a card; the first columns of the list by default. */
  fields?: readonly string[];
  /**
   * Narrows the columns that a card can be moved to, where an action leads to one state or another
   * depending on the record.
   */
  accepts?: (record: AdminRecord, column: string) => boolean;
}
type ChoiceOf<R extends Resource, N> = N extends keyof R["fields"]
  ? Extract<ValueOf<R["fields"][N]>, string>
  : never;
type ColumnField<R extends Resource> = ChoiceFieldName<R["fields"]> & FilterName<R["fields"]>;
interface TypedOptions<R extends Resource, N extends ColumnField<R>>
  extends Omit<KanbanOptions, "accepts"> {
  by: N;
  columns?: readonly ChoiceOf<R, NoInfer<N>>[];
  title?: FieldName<R["fields"]>;
  fields?: readonly FieldName<R["fields"]>[];
  accepts?: (record: AdminRecord<R>, column: ChoiceOf<R, NoInfer<N>>) => boolean;
}
/**
 * Defines a board for `bodies` of a resource's screens: one column per value of a choice field,
 * with cards that members drag. A card in the column of a state moves by the action that leads
 * there; any other choice field is saved.
 *
 * @example
 * ```tsx
 * const board = defineKanban(suppliers, { by: "status", fields: ["phone", "minimumOrder"] });
 *
 * export default defineScreens(suppliers, { bodies: [tableBody, board] });
 * ```
 */
export const defineKanban = <R extends Resource, const N extends ColumnField<R>>(
  resource: R,
  options: TypedOptions<R, N>,
): ListBody =>
  defineBody({
    name: "kanban",
    label: "framework.list.kanban.show",
    icon: KanbanIcon,
    loadsRows: true,
    // The columns of the board are the tabs.
    hasTabs: !(resource.tabs && "field" in resource.tabs && resource.tabs.field === options.by),
    load: async () => {
      const { KanbanBody } = await import("./KanbanBody.tsx");
      // A board shows the records of its resource, in the columns of its choice only.
      const shown = options as KanbanOptions;
      return (props: BodyProps) => <KanbanBody {...props} options={shown} />;
    },
  });
