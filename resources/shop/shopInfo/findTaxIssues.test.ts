import { expect, test } from "vitest";
import { findTaxIssues } from "./findTaxIssues.ts";

const registered = { abn: "51 824 753 556", gstRegistered: true, gstFrom: "2020-07-01" };
test("a registered shop states its ABN and since when it is registered", () => {
  expect(findTaxIssues(registered)).toEqual({});
  expect(Object.keys(findTaxIssues({ ...registered, abn: null }))).toEqual(["abn"]);
  expect(Object.keys(findTaxIssues({ ...registered, gstFrom: null }))).toEqual(["gstFrom"]);
});
test("an unregistered shop may have an ABN, which has to be valid", () => {
  expect(findTaxIssues({ abn: null, gstRegistered: false })).toEqual({});
  expect(findTaxIssues({ abn: "51 824 753 557", gstRegistered: false })).toEqual({
    abn: { key: "resources.shopInfo.validation.abn" },
  });
});
