import { afterAll, beforeAll, expect, test } from "vitest";
import {
  date,
  defineResource,
  foreignId,
  type Resource,
  reference,
  text,
} from "../framework/schema/index.ts";
import { defineRules } from "../framework/server/defineRules.ts";
import { invalid } from "../framework/server/domainError.ts";
import { resources } from "../resources/index.ts";
import { rules } from "../server/modules.ts";
import { addReferencedRows, tryOneOfEach } from "./oneOfEach.ts";
import { sampleRecord } from "./sample.ts";
import { startTestServer, type TestServer } from "./testServer.ts";

const shared = { owner: "shop", list: { columns: ["name"] } } as const;
const tickets = defineResource("tickets", {
  ...shared,
  api: "member/ticket",
  route: "/promotion/ticket",
  access: "promotion:ticket",
  fields: {
    name: text({ required: true }),
    validFrom: date({ required: true }),
    validTo: date({ required: true }),
  },
});
const claims = defineResource("ticketClaims", {
  ...shared,
  api: "member/ticketClaim",
  route: "/promotion/ticketClaim",
  access: "promotion:ticketClaim",
  fields: { name: text({ required: true }), ticket: reference("tickets", { required: true }) },
});
/** What happened to a ticket: rows that only rules write. */
const ticketUses = defineResource("ticketUses", {
  ...shared,
  api: "member/ticketUse",
  route: "/promotion/ticketUse",
  access: "promotion:ticketUse",
  operations: [],
  fields: {
    name: text({ readOnly: true }),
    ticket: foreignId("tickets", { required: true, readOnly: true }),
  },
});
/** The same with a reference that lists show. */
const ticketNotes = defineResource("ticketNotes", {
  ...shared,
  api: "member/ticketNote",
  route: "/promotion/ticketNote",
  access: "promotion:ticketNote",
  operations: [],
  fields: {
    name: text({ readOnly: true }),
    ticket: reference("tickets", { required: true, readOnly: true }),
  },
});
/** The generated sample is valid for a day. */
const ticketRules = defineRules(tickets, {
  beforeChange: ({ record }) => {
    if (record.validTo !== record.validFrom)
      throw invalid({ validTo: { key: "validation.range" } });
  },
});

let server: TestServer;
const all: readonly Resource[] = [...resources, tickets, claims, ticketUses, ticketNotes];
beforeAll(async () => {
  server = await startTestServer({ resources: all, rules: [...rules, ticketRules] });
}, 120_000);
afterAll(() => server.close());

test("a rule that breaks the sample is shown with the server's sentence and its mend, and stops no other resource", async () => {
  const targets: Record<string, number> = {};
  const refused = await tryOneOfEach(server, all, targets);
  expect([...refused.keys()].sort()).toEqual(["ticketClaims", "tickets"]);
  expect(refused.get("tickets")).toMatch(
    /^the server refuses the sample of tickets: ".+ can.t end before it starts".+Export values that its rules accept from resources\/\*\/tickets\/tickets\.sample\.ts/,
  );
  expect(refused.get("ticketClaims")).toContain("refers to tickets: the server refuses the sample");
  expect(targets.freightTemplates).toBeGreaterThan(0);
  const without = await addReferencedRows(server, all, targets, refused);
  for (const name of ["ticketUses", "ticketNotes"])
    expect(without.get(name)).toContain("refers to tickets: the server refuses the sample");
  expect(targets.orders).toBeGreaterThan(0);
});

test("the times of a sample follow each other in the order of the fields", () => {
  expect(sampleRecord(tickets, {})).toMatchObject({
    validFrom: "2026-02-28",
    validTo: "2026-03-01",
  });
});

test("a resource's folder holds the values that its rules accept", () => {
  const templates = all.find(({ name }) => name === "freightTemplates");
  expect(templates && sampleRecord(templates, {})).toMatchObject({ type: 2 });
});
