import { defineApp } from "../../framework/schema/index.ts";
import type { resources } from "./resources.ts";

/** A city library: its branches are the tenants, and an office operates it. */
export const app = defineApp({
  name: "City Library",
  id: "library",
  tenancy: { kind: "branch", operator: "office", table: "branches", column: "branch_id" },
  locales: ["de", "en"],
  localeNames: { de: "Deutsch", en: "English" },
  capitalizedNouns: ["de"],
  money: { currency: "EUR", symbol: "€", locale: "de-DE" },
  timeZone: "Europe/Berlin",
  accounts: { table: "members", name: "name" },
  audit: { table: "audit_entries" },
});

declare module "../../framework/schema/register.ts" {
  interface Register {
    app: typeof app;
    resources: typeof resources;
  }
}
