import type { AdminRecord, RowResults } from "../framework/admin/provider.ts";

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A row in wire format: amounts in dollars, coded choices as integers. */
export type WireRow = AdminRecord;
export const isWireRow = (value: unknown): value is WireRow =>
  isRecord(value) && typeof value.id === "number";

export interface Page<T> {
  list: T[];
  total: number;
  /** The total is a lower bound: more rows exist than were counted. */
  totalIsAtLeast?: true;
}
export interface WireResults {
  list?: WireRow[];
  failed?: RowResults["failed"];
}
export const isFailedRow = (value: unknown): value is RowResults["failed"][number] =>
  isRecord(value) &&
  typeof value.id === "number" &&
  typeof value.code === "number" &&
  typeof value.message === "string";
