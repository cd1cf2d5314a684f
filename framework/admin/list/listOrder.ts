import type { SortPayload } from "react-admin";

/** The rows of a list as it was last shown: one page of them, and how the others are found. */
export interface ListOrder {
  /** The path of the list, with its parameters. */
  readonly path: string;
  readonly ids: readonly number[];
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  readonly sort: SortPayload;
  readonly filter: Readonly<Record<string, unknown>>;
}

const orders = new Map<string, ListOrder>();

/** Stores the order in which the records of a resource were listed last. */
export const storeListOrder = (resource: string, order: ListOrder): void => {
  orders.set(resource, order);
};
/** Returns the order in which the records of a resource were listed last, if they were. */
export const readListOrder = (resource: string): ListOrder | undefined => orders.get(resource);
