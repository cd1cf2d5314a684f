import type { Resource, Row } from "../../schema/index.ts";
import type { AppContext } from "../defineRules.ts";
import type { OperationContext } from "./operationContext.ts";
import type { StoredRow } from "./readRecord.ts";
import { save } from "./save.ts";
import { saveMany } from "./saveMany.ts";

/** The expected values of the numbers that are compared before they are set: `expectedStock`. */
type ExpectedValues<R> = [R] extends [{ fields: infer F }]
  ? {
      readonly [N in keyof F & string as F[N] extends { options: { compareAndSet: true } }
        ? `expected${Capitalize<N>}`
        : never]?: number;
    }
  : never;
type Values<R> = Partial<Row<R>> & ExpectedValues<R>;

/**
 * Creates a record of any resource in the transaction of a rule, with all steps of a save:
 * defaults, validation, hooks, audit trail and notification. The values are those of code, such as
 * integer cents, and may be of fields that members cannot write.
 *
 * @example
 * ```ts
 * async function addSupplier(context: AppContext, name: string) {
 *   const { id } = await createRecord(context, suppliers, { name, status: "active" });
 *   return id;
 * }
 * ```
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export const createRecord = <R extends Resource>(
  context: AppContext,
  resource: R,
  values: Values<R>,
): Promise<StoredRow> =>
  save({ ...context, resource }, { id: null, version: null, values, byRule: true });

/**
 * Creates several records of one resource in the transaction of a rule, with the statements of one.
 * Returns them in the same order.
 *
 * @example
 * ```ts
 * async function addSuppliers(context: AppContext, names: readonly string[]) {
 *   const added = await createRecords(context, suppliers, names.map((name) => ({ name })));
 *   return added.map(({ id }) => id);
 * }
 * ```
 * @throws {DomainError} `input.invalid` when a value is missing or invalid; then none is created.
 */
export const createRecords = <R extends Resource>(
  context: AppContext,
  resource: R,
  all: readonly Values<R>[],
): Promise<StoredRow[]> => saveAll({ ...context, resource }, all.map(toNew));

/**
 * Changes a record of any resource in the transaction of a rule, with all steps of a save. The
 * record gets one new version; without a difference it stays as it is.
 *
 * @example
 * ```ts
 * async function pauseSupplier(context: AppContext, id: number, pauseReason: string) {
 *   await updateRecord(context, suppliers, id, { pauseReason, status: "paused" });
 * }
 * ```
 * @throws {DomainError} `record.notFound` for a record outside the tenant scope.
 * @throws {DomainError} `input.invalid` when a value is invalid.
 */
export const updateRecord = <R extends Resource>(
  context: AppContext,
  resource: R,
  id: number,
  values: Values<R>,
): Promise<StoredRow> =>
  save({ ...context, resource }, { id, version: null, values, byRule: true });

/**
 * Changes several records of one resource in the transaction of a rule, with the statements of one.
 * Returns them in the same order.
 *
 * @example
 * ```ts
 * async function pauseSuppliers(context: AppContext, ids: readonly number[]) {
 *   const values = { status: "paused" } as const;
 *   await updateRecords(context, suppliers, ids.map((id) => ({ id, values })));
 * }
 * ```
 * @throws {DomainError} `record.notFound` for a record outside the tenant scope.
 * @throws {DomainError} `input.invalid` when a value is invalid; then none is changed.
 */
export const updateRecords = <R extends Resource>(
  context: AppContext,
  resource: R,
  all: readonly { id: number; values: Values<R> }[],
): Promise<StoredRow[]> => saveAll({ ...context, resource }, all);

/** Values to save: of a new record without an id, or of the one with the id. */
interface SavedValues {
  id: number | null;
  values: Record<string, unknown>;
}
const toNew = (values: Record<string, unknown>): SavedValues => ({ id: null, values });

async function saveAll(
  context: OperationContext,
  all: readonly SavedValues[],
): Promise<StoredRow[]> {
  const requests = all.map((one) => ({ ...one, version: null, byRule: true }));
  const changes = await saveMany(context, requests);
  return changes.map(({ error, stored, before }) => {
    if (error !== undefined) throw error;
    const record = stored ?? before;
    if (!record) throw new Error(`${context.resource.name}: nothing was saved`);
    return record;
  });
}
