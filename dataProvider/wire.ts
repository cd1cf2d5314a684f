import type { RowResults } from "../framework/admin/provider.ts";
import type { WireRecord } from "../framework/schema/index.ts";

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isWireRow = (value: unknown): value is WireRecord =>
  isRecord(value) && typeof value.id === "number";

/** One page of a list, from either protocol. */
export interface Page<T> {
  list: T[];
  total: number;
  /** The total is a lower bound: more rows exist than were counted. */
  totalIsAtLeast?: boolean | undefined;
}
/** The answer of a call for several rows: some answer records, others ids. */
export interface WireResults {
  list?: WireRecord[];
  failed?: RowResults["failed"];
  unchanged?: readonly number[];
}
export const isFailedRow = (value: unknown): value is RowResults["failed"][number] =>
  isRecord(value) &&
  typeof value.id === "number" &&
  typeof value.code === "number" &&
  typeof value.message === "string";
