/**
 * What the examples of doc comments share: a resource of a shop, and the values that the engine
 * passes to its rules. No code imports this file.
 */
import type { TransactionContext } from "../core/server/transactionContext.ts";
import {
  type Actor,
  choice,
  computed,
  date,
  defineResource,
  integer,
  localized,
  longText,
  money,
  phone,
  section,
  text,
} from "../framework/schema/index.ts";
import { defineErrors } from "../framework/server/defineErrors.ts";
import { createDomainError } from "../framework/server/domainError.ts";
import type { Caller, Engine } from "../framework/server/engine.ts";
import type { Tx } from "../framework/server/transaction.ts";

/** The companies that a shop buys from. */
export const suppliers = defineResource("suppliers", {
  api: "member/suppliers",
  route: "/inventory/suppliers",
  access: "inventory:suppliers",
  owner: "shop",
  fields: {
    name: text({ required: true, unique: true, search: true, max: 100 }),
    about: localized({ long: true }),
    phone: phone(),
    /** The amount from which the supplier delivers. */
    minimumOrder: money({ default: 0, min: 0 }),
    contractUntil: date({ filter: true }),
    status: choice(["active", "paused"], { default: "active", filter: true, readOnly: true }),
    pauseReason: longText({ readOnly: true, visibleWhen: { status: "paused" } }),
    openPurchases: computed(integer()),
  },
  list: { columns: ["name", "phone", "minimumOrder", "status"], tabs: "status" },
  filters: { expiresWithin: { input: integer({ min: 0 }), operators: ["is"] } },
  form: [
    section("main", ["name", "about", "phone"]),
    section("terms", ["minimumOrder", "contractUntil"]),
  ],
  actions: {
    pause: {
      from: ["active"],
      to: "paused",
      input: { reason: longText({ required: true }) },
      output: { cancelledPurchases: integer({ required: true }) },
    },
    resume: { from: ["paused"], to: "active" },
  },
  calls: {
    spending: {
      method: "GET",
      input: { year: integer({ required: true, min: 2000, max: 2100 }) },
      output: { total: money({ required: true }) },
    },
  },
});

/** The error codes of suppliers. */
export const supplierErrors = defineErrors({
  "supplier.limitReached": {
    type: "rejected",
    params: { max: "number" },
    message: "resources.suppliers.errors.limitReached",
  },
  "supplier.closed": { type: "rejected", message: "resources.suppliers.errors.closed" },
  "supplier.isActive": { type: "rejected", message: "resources.suppliers.errors.isActive" },
  "supplier.hasDrafts": { type: "rejected", message: "resources.suppliers.errors.hasDrafts" },
});
export const domainError = createDomainError(supplierErrors);

export declare const engine: Engine;
export declare const tx: Tx;
export declare const actor: Actor;
export declare const caller: Caller;
export declare const ctx: TransactionContext;
