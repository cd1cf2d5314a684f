import { expect, it } from "vitest";
import { validate } from "../framework/schema/index.ts";
import { findTemplateIssues, freightTemplates } from "../resources/freight/index.ts";
import { demoTemplates } from "./addFreight.ts";

it("the demo's freight templates are in order", () => {
  for (const { rule, method, ...more } of [...demoTemplates.harbour, ...demoTemplates.laneway]) {
    const template = {
      ...more,
      ...rule,
      type: rule ? "custom" : "free",
      valuateType: method ?? null,
      areas: more.areas ?? [],
      shipFromState: "NSW",
      shipFromCity: "Sydney",
      shipFromPostcode: "2000",
    };
    expect(
      { ...validate(freightTemplates.fields, template), ...findTemplateIssues(template) },
      more.name,
    ).toEqual({});
  }
});
