import type { CamelInsert, CamelUpdate, Exact } from "./camelValues.ts";

/* An insert needs what has no default. */
export const complete: CamelInsert<"leases"> = { name: "a", holder: "b", until: new Date(0) };
export const dated: CamelInsert<"failures"> = { key: "name mia", addTime: new Date(0) };
// @ts-expect-error the holder is required
export const incomplete: CamelInsert<"leases"> = { name: "a", until: new Date(0) };

/* Values of an update are optional, and have the types of their columns. */
export const changed: CamelUpdate<"suppliers"> = { creditLimit: null, status: "paused" };
export const preferred: CamelUpdate<"members"> = { preferences: { dense: true } };
// @ts-expect-error no such value
export const unknown: CamelUpdate<"suppliers"> = { status: "closed" };
// @ts-expect-error no such column
export const renamed: CamelUpdate<"suppliers"> = { creditLimits: 1 };
// @ts-expect-error the database calculates it
export const calculated: CamelUpdate<"suppliers"> = { searchText: "b" };

/* What is allowed may have no other properties, also where it has a name. */
const set = <C extends CamelUpdate<"suppliers">>(changes: Exact<C, CamelUpdate<"suppliers">>) => changes;
set({ status: "active" });
const named = { status: "active", creditLimits: 1 } as const;
// @ts-expect-error no such column
set(named);
