import type { Actor, Resource } from "../../schema/index.ts";
import type { AppContext } from "../defineRules.ts";

/**
 * Context of an operation on rows of one resource: the transaction, the caller and the resource.
 *
 * @example
 * ```ts
 * async function createSupplier(context: AppContext, name: string) {
 *   const request = { id: null, version: null, values: { name } };
 *   return save({ ...context, resource: suppliers }, request);
 * }
 * ```
 */
export interface OperationContext extends AppContext {
  resource: Resource;
}

/** Returns the member whom a change records as its author; null for the system. */
export const toAuthorId = ({ id }: Pick<Actor, "id">): number | null => (id === 0 ? null : id);

/** What changes rows; each of them runs the same hooks in the same order. */
export type ChangeOperation = "create" | "edit" | "import" | "action" | "move" | "restore";

/**
 * Whether an operation writes values that a member or a file gives: then the values are validated,
 * and a row without changes is not written.
 */
export const isSave = (operation: ChangeOperation): boolean =>
  operation === "create" || operation === "edit" || operation === "import";
