import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import type { Resource } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";
import type { ListBody } from "./body/defineBody.tsx";

/** A column of a composed list that no field declares. */
export interface OwnColumn<R extends Resource = Resource> {
  /** Unique among the columns of the list; the member's settings are stored under it. */
  name: string;
  label: string;
  render: (record: AdminRecord<R>) => ReactNode;
  /** The field that a click on the heading sorts by. */
  sort?: string;
  /** Approximate text of a cell, to calculate the width of the column. */
  text?: (record: AdminRecord<R>) => string;
}
/** What a filter of a composed list renders its input with. */
export interface OwnFilterProps {
  /** The parameter's value; empty while the filter is not set. */
  value: string;
  /** Sets the parameter; an empty value removes the filter. */
  onChange: (value: string) => void;
}
/** A filter of a composed list with an input of its own, beside the search. */
export interface OwnFilter {
  /** The parameter of the list's calls: a filter name such as `status` or `amount_gte`. */
  name: string;
  Input: ComponentType<OwnFilterProps>;
}
/** What a composed list replaces; everything else follows from the declaration. */
export interface ListPartsValue {
  columns?: readonly (string | OwnColumn)[] | undefined;
  filters?: readonly (string | OwnFilter)[] | undefined;
  body?: ListBody | undefined;
  empty?: ReactNode;
  /** Separates the settings that members store for this list from those of other lists. */
  storeKey?: string | undefined;
}

const generated: ListPartsValue = {};
const ListPartsContext = createContext(generated);
export const ListPartsProvider = ListPartsContext.Provider;
/** Returns what the surrounding list replaces; nothing in a generated list. */
export const useListParts = (): ListPartsValue => useContext(ListPartsContext);
