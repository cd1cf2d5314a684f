import { sql } from "kysely";
import { boolean, choice, defineResource, integer, money, text } from "../schema/index.ts";
import { tenantKind } from "../schema/testTenancy.ts";
import { defineRules } from "./defineRules.ts";

const tickets = defineResource("tickets", {
  api: "member/ticket",
  route: "/promotion/ticket",
  access: "promotion:ticket",
  owner: tenantKind,
  fields: { title: text({ required: true }), claimed: integer({ readOnly: true }) },
  list: { columns: ["title"] },
  filters: {
    usedUp: boolean(),
    worth: { input: money(), operators: ["atLeast"] },
    risk: choice(["low", "high"]),
  },
});

/* A condition is built with the columns of the list's row, of any table, and with typed values. */
export const complete = defineRules(tickets, {
  filters: {
    usedUp: ({ eb }) => eb("t.claimed", ">", 5),
    worth: ({ values: [cents], compare }) => compare(sql`t.claimed * ${cents satisfies number}`),
    risk: ({ values: [risk] }) => sql<boolean>`t.title = ${risk satisfies "low" | "high"}`,
  },
});
export const related = defineRules(tickets, {
  filters: {
    usedUp: ({ eb }) => eb.exists(eb.selectFrom("suppliers as g").select("g.id").whereRef("g.id", "=", "t.claimed")),
    worth: () => sql<boolean>`true`,
    risk: () => sql<boolean>`true`,
  },
});

defineRules(tickets, {
  // @ts-expect-error the conditions of the other filters are missing
  filters: { usedUp: () => sql<boolean>`true` },
});
defineRules(tickets, {
  filters: {
    // @ts-expect-error no such column
    usedUp: ({ eb }) => eb("t.clamied", ">", 5),
    worth: () => sql<boolean>`true`,
    // @ts-expect-error a condition is true or false
    risk: () => "high",
  },
});
defineRules(tickets, {
  filters: {
    usedUp: () => sql<boolean>`true`,
    worth: () => sql<boolean>`true`,
    risk: () => sql<boolean>`true`,
    // @ts-expect-error no such filter
    ussedUp: () => sql<boolean>`true`,
  },
});
