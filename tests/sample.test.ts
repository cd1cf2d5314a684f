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
const leaflets = defineResource("leaflets", {
  ...shared,
  api: "member/leaflet",
  route: "/promotion/leaflet",
  access: "promotion:leaflet",
  fields: {
    name: text({ required: true }),
    validFrom: date({ required: true }),
    validTo: date({ required: true }),
  },
});
const claims = defineResource("leafletClaims", {
  ...shared,
  api: "member/leafletClaim",
  route: "/promotion/leafletClaim",
  access: "promotion:leafletClaim",
  fields: { name: text({ required: true }), leaflet: reference("leaflets", { required: true }) },
});
/** What happened to a leaflet: rows that only rules write. */
const leafletUses = defineResource("leafletUses", {
  ...shared,
  api: "member/leafletUse",
  route: "/promotion/leafletUse",
  access: "promotion:leafletUse",
  operations: [],
  fields: {
    name: text({ readOnly: true }),
    leaflet: foreignId("leaflets", { required: true, readOnly: true }),
  },
});
/** The same with a reference that lists show. */
const leafletNotes = defineResource("leafletNotes", {
  ...shared,
  api: "member/leafletNote",
  route: "/promotion/leafletNote",
  access: "promotion:leafletNote",
  operations: [],
  fields: {
    name: text({ readOnly: true }),
    leaflet: reference("leaflets", { required: true, readOnly: true }),
  },
});
/** The generated sample is valid for a day. */
const leafletRules = defineRules(leaflets, {
  beforeChange: ({ record }) => {
    if (record.validTo !== record.validFrom)
      throw invalid({ validTo: { key: "validation.range" } });
  },
});

let server: TestServer;
const all: readonly Resource[] = [...resources, leaflets, claims, leafletUses, leafletNotes];
beforeAll(async () => {
  server = await startTestServer({ resources: all, rules: [...rules, leafletRules] });
}, 120_000);
afterAll(() => server.close());

test("a rule that breaks the sample is shown with the server's sentence and its mend, and stops no other resource", async () => {
  const targets: Record<string, number> = {};
  const refused = await tryOneOfEach(server, all, targets);
  expect([...refused.keys()].sort()).toEqual(["leafletClaims", "leaflets"]);
  expect(refused.get("leaflets")).toMatch(
    /^the server refuses the sample of leaflets: ".+ can.t end before it starts".+Export values that its rules accept from resources\/\*\/leaflets\/leaflets\.sample\.ts/,
  );
  expect(refused.get("leafletClaims")).toContain(
    "refers to leaflets: the server refuses the sample",
  );
  expect(targets.freightTemplates).toBeGreaterThan(0);
  const without = await addReferencedRows(server, all, targets, refused);
  for (const name of ["leafletUses", "leafletNotes"])
    expect(without.get(name)).toContain("refers to leaflets: the server refuses the sample");
  expect(targets.orders).toBeGreaterThan(0);
});

test("the times of a sample follow each other in the order of the fields", () => {
  expect(sampleRecord(leaflets, {})).toMatchObject({
    validFrom: "2026-02-28",
    validTo: "2026-03-01",
  });
});

test("a resource's folder holds the values that its rules accept", () => {
  const templates = all.find(({ name }) => name === "freightTemplates");
  expect(templates && sampleRecord(templates, {})).toMatchObject({ type: 2 });
});
