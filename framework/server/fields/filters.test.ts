import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import {
  type Actor,
  boolean,
  builtInKinds,
  computed,
  defineResource,
  integer,
  type Operator,
  richText,
  text,
} from "../../schema/index.ts";
import { operatorRealm } from "../../schema/testTenancy.ts";
import { readListRequest } from "../sql/readListRequest.ts";

const actor: Actor = {
  id: 1,
  realm: operatorRealm,
  tenantId: null,
  name: "Mia",
  roles: ["admin"],
  permissions: [],
  timeZone: "Australia/Sydney",
};
const articles = defineResource("articles", {
  api: "system/article",
  route: "/system/articles",
  access: "system:articles",
  owner: operatorRealm,
  fields: {
    title: text({ required: true }),
    body: richText({ filter: true }),
    summary: computed(richText(), { stored: true, filter: true }),
    pages: integer({ filter: true }),
  },
  filters: { printed: boolean() },
  list: { columns: ["title"] },
});

const source = { resources: [articles], rules: () => ({}) };

describe("a filter", () => {
  it.each(["body", "summary"])("finds a part of rich text: %s", (name) => {
    const { where } = readListRequest(source, articles, actor, { [`${name}_contains`]: "tea" });
    expect(where).toEqual([{ op: "contains", field: name, value: "tea" }]);
  });

  it.each(["gt", "gte", "lt", "lte"])("has one bound: %s", (suffix) => {
    const read = (bounds: string | string[]) =>
      readListRequest(source, articles, actor, { [`pages_${suffix}`]: bounds }).where;

    expect(read(["100", "100"])).toEqual([{ op: suffix, field: "pages", value: 100 }]);
    expect(() => read(["100", "500"])).toThrow(expect.objectContaining({ code: "input.invalid" }));
  });
  it("in SQL by yes or no has one of them", () => {
    const rules = () => ({ filters: { printed: () => sql<boolean>`true` } });
    const read = (printed: string[]) =>
      readListRequest({ resources: [articles], rules }, articles, actor, { printed }).where;

    expect(read(["1", "true"])).toMatchObject([{ op: "sql", field: "printed" }]);
    expect(() => read(["0", "1"])).toThrow(expect.objectContaining({ code: "input.invalid" }));
  });

  const comparing: readonly Operator[] = ["between", "atLeast", "atMost", "moreThan", "lessThan"];
  const finding: readonly Operator[] = ["contains", "startsWith"];
  it.each(Object.values(builtInKinds))("of a $name is offered as far as it is accepted", (kind) => {
    const { structured, ordered, contains } = kind.traits;
    const isAccepted = (operator: Operator): boolean => {
      if (operator === "isEmpty" || operator === "isFilled") return true;
      if (structured) return false;
      if (comparing.includes(operator)) return ordered === true;
      return finding.includes(operator) ? contains === true : true;
    };
    expect(kind.filters.filter((operator) => !isAccepted(operator))).toEqual([]);
  });
});

it("the same fields are wide in forms and on pages", () => {
  const wide = Object.values(builtInKinds).filter(({ traits }) => traits.wide);
  expect(wide.map(({ name }) => name)).toEqual([
    "images",
    "json",
    "localized",
    "longText",
    "references",
    "richText",
    "rows",
    "video",
  ]);
});
