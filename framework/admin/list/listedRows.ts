import type { SortPayload } from "react-admin";

/** The rows of a list as it was last shown: one page of them, and how the others are found. */
export interface ListedRows {
  /** The path of the list, with its parameters. */
  readonly path: string;
  readonly ids: readonly number[];
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
  readonly sort: SortPayload;
  readonly filter: Readonly<Record<string, unknown>>;
}

const lists = new Map<string, ListedRows>();

/** Stores the order in which the records of a resource were listed last. */
export const storeListedRows = (resource: string, listed: ListedRows): void => {
  lists.set(resource, listed);
};
/** Returns the order in which the records of a resource were listed last, if they were. */
export const readListedRows = (resource: string): ListedRows | undefined => lists.get(resource);
