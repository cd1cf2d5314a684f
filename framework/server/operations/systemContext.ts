import { type Actor, getApp, getDefaultLocale } from "../../schema/index.ts";
import type { AppContext } from "../defineRules.ts";

/**
 * The actor of the server's own work, such as a job or a sign-up: every permission of the operator,
 * and no author in the rows and the audit trail.
 */
export const createSystemActor = (): Actor => ({
  id: 0,
  name: "",
  realm: getApp().tenancy.operator,
  tenantId: null,
  roles: ["admin"],
  permissions: [],
});

/**
 * Creates the context in which the server's own work saves records, in a transaction without a
 * tenant scope. Rows of a tenant are saved `asTenant`.
 *
 * @example
 * ```ts
 * await transaction(engine.database.pool, { tenant: "none" }, "write", (tx) =>
 *   createRecord(toSystemContext({ engine, tx }), suppliers, { name: "North" }),
 * );
 * ```
 */
export const toSystemContext = ({
  engine,
  tx,
  ip = "",
  requestId = "",
}: Pick<AppContext, "engine" | "tx"> &
  Partial<Pick<AppContext, "ip" | "requestId">>): AppContext => ({
  engine,
  tx,
  actor: createSystemActor(),
  locale: getDefaultLocale(),
  ip,
  requestId,
});

/**
 * Runs work of the operator or the system on the rows of one tenant: with that tenant's scope and
 * every permission of its members. The author of the changes stays the same.
 *
 * @example
 * ```ts
 * async function addFirstSupplier(context: AppContext, branchId: number) {
 *   await asTenant(context, branchId, (own) => createRecord(own, suppliers, { name: "North" }));
 * }
 * ```
 */
export const asTenant = <C extends AppContext, T>(
  context: C,
  tenantId: number,
  work: (context: C) => Promise<T>,
): Promise<T> => {
  const { kind } = getApp().tenancy;
  const actor: Actor = {
    ...context.actor,
    realm: kind,
    tenantId,
    roles: ["admin"],
    permissions: [],
  };
  return context.tx.asTenant(tenantId, () => work({ ...context, actor }));
};
