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
const coupons = defineResource("coupons", {
  ...shared,
  api: "member/coupon",
  route: "/promotion/coupon",
  access: "promotion:coupon",
  fields: {
    name: text({ required: true }),
    validFrom: date({ required: true }),
    validTo: date({ required: true }),
  },
});
const claims = defineResource("couponClaims", {
  ...shared,
  api: "member/couponClaim",
  route: "/promotion/couponClaim",
  access: "promotion:couponClaim",
  fields: { name: text({ required: true }), coupon: reference("coupons", { required: true }) },
});
/** What happened to a coupon: rows that only rules write. */
const couponUses = defineResource("couponUses", {
  ...shared,
  api: "member/couponUse",
  route: "/promotion/couponUse",
  access: "promotion:couponUse",
  operations: [],
  fields: {
    name: text({ readOnly: true }),
    coupon: foreignId("coupons", { required: true, readOnly: true }),
  },
});
/** The same with a reference that lists show. */
const couponNotes = defineResource("couponNotes", {
  ...shared,
  api: "member/couponNote",
  route: "/promotion/couponNote",
  access: "promotion:couponNote",
  operations: [],
  fields: {
    name: text({ readOnly: true }),
    coupon: reference("coupons", { required: true, readOnly: true }),
  },
});
/** The generated sample is valid for a day. */
const couponRules = defineRules(coupons, {
  beforeChange: ({ record }) => {
    if (record.validTo !== record.validFrom)
      throw invalid({ validTo: { key: "validation.range" } });
  },
});

let server: TestServer;
const all: readonly Resource[] = [...resources, coupons, claims, couponUses, couponNotes];
beforeAll(async () => {
  server = await startTestServer({ resources: all, rules: [...rules, couponRules] });
}, 120_000);
afterAll(() => server.close());

test("a rule that breaks the sample is shown with the server's sentence and its mend, and stops no other resource", async () => {
  const targets: Record<string, number> = {};
  const refused = await tryOneOfEach(server, all, targets);
  expect([...refused.keys()].sort()).toEqual(["couponClaims", "coupons"]);
  expect(refused.get("coupons")).toMatch(
    /^the server refuses the sample of coupons: ".+ can.t end before it starts".+Export values that its rules accept from resources\/\*\/coupons\/coupons\.sample\.ts/,
  );
  expect(refused.get("couponClaims")).toContain("refers to coupons: the server refuses the sample");
  expect(targets.freightTemplates).toBeGreaterThan(0);
  const without = await addReferencedRows(server, all, targets, refused);
  for (const name of ["couponUses", "couponNotes"])
    expect(without.get(name)).toContain("refers to coupons: the server refuses the sample");
  expect(targets.orders).toBeGreaterThan(0);
});

test("the times of a sample follow each other in the order of the fields", () => {
  expect(sampleRecord(coupons, {})).toMatchObject({
    validFrom: "2026-02-28",
    validTo: "2026-03-01",
  });
});

test("a resource's folder holds the values that its rules accept", () => {
  const templates = all.find(({ name }) => name === "freightTemplates");
  expect(templates && sampleRecord(templates, {})).toMatchObject({ type: 2 });
});
