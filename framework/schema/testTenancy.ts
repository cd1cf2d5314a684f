import { getApp } from "./app.ts";

/** Owner of the tenants' rows, and realm of their members, in the app that the tests run with. */
export const tenantKind = getApp().tenancy.kind;
/** Realm of the members who see the rows of every tenant. */
export const operatorRealm = getApp().tenancy.operator;
